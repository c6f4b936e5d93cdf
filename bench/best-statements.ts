/**
 * The statements of a handler written only for the fewest round trips: one statement reads everything a call needs, one
 * writes everything and commits by itself. As in `bare-statements.ts`, nothing is evaluated.
 */
const known = `select b as business, m.role, p.user_type, e.business_connect, e.tier,
    (select k.result from idempotency_key k where k.uid = $2 and k.key = $4) as earlier,
    pet.id as pet_id, pet.name, pet.species, pet.alerts, g.revoked_at, c.scope, i.id as open_id, v.version, v.rules,
    (select jsonb_agg(jsonb_build_array(d.id, d.vaccine, d.route, d.administered_on, d.expires_on, d.dose_number,
      d.evidence)) from vaccination d where d.pet_id = pet.id and d.state = 'active') as doses
  from business b
    left join member m on m.business_id = b.id and m.uid = $2
    left join profile p on p.uid = $2
    left join entitlement e on e.uid = b.billing_uid
    join badge g on g.code = $3
    join pet on pet.id = g.pet_id
    left join connection c on c.business_id = b.id and c.pet_id = pet.id and c.revoked_at is null
    left join check_in i on i.business_id = b.id and i.pet_id = pet.id and i.decision = 'admitted'
      and i.departed_at is null
    left join lateral (select version, rules from requirement_version
      where business_id = b.id and effective_from <= $5::date order by version desc limit 1) v on true
  where b.id = $1`;

const kept = `kept as (insert into idempotency_key (uid, key, input_hash, result, created_at) values ($1, $2, $3, $4, $5))`;

const published = `insert into event (topic, payload) values ($6, $4::jsonb)`;

export const bestStatements = {
  known,
  view: `insert into record_view (id, pet_id, business_id, uid, what, at) values ($1, $2, $3, $4, 'verdict', $5)`,
  arrive: `with ${kept},
    arrived as (insert into check_in (id, business_id, pet_id, pet_name, service, arrived_at, method, decision, verdict,
      recorded_by, requirements_version)
      values ($7, $8, $9, $10, $11, $5, 'badge', 'admitted', 'compliant', $1, $12)),
    connected as (insert into connection (business_id, pet_id, scope, connected_at, last_visit_at, verdict)
      values ($8, $9, 'verdict', $5, $5, 'compliant') on conflict (business_id, pet_id)
      do update set last_visit_at = $5, verdict = 'compliant', revoked_at = null)
    ${published}`,
  present: `select b as business, m.role, p.user_type, e.business_connect, e.tier, to_jsonb(i) as arrival,
      (select k.result from idempotency_key k where k.uid = $2 and k.key = $4) as earlier
    from business b
      left join member m on m.business_id = b.id and m.uid = $2
      left join profile p on p.uid = $2
      left join entitlement e on e.uid = b.billing_uid
      left join check_in i on i.business_id = b.id and i.id = $3
    where b.id = $1`,
  leave: `with ${kept},
    left_now as (update check_in set departed_at = $5 where id = $7 and departed_at is null)
    ${published}`,
} as const;
