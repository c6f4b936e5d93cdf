/** The reads and writes of a check-in in as few statements as possible; each is prepared once per connection. */
const statements = {
  access: `select b.*, m.role, p.user_type, e.business_connect, e.tier from business b
    left join member m on m.business_id = b.id and m.uid = $2
    left join profile p on p.uid = $2
    left join entitlement e on e.uid = b.billing_uid where b.id = $1`,
  visitor: `select p.*, g.revoked_at, c.scope, i.id as open_id from badge g
    join pet p on p.id = g.pet_id
    left join connection c on c.business_id = $1 and c.pet_id = p.id and c.revoked_at is null
    left join check_in i on i.business_id = $1 and i.pet_id = p.id and i.decision = 'admitted'
      and i.departed_at is null
    where g.code = $2`,
  rules: `select version, rules from requirement_version
    where business_id = $1 and effective_from <= $2 order by version desc limit 1`,
  doses: `select id, vaccine, route, administered_on, expires_on, dose_number, evidence, state from vaccination
    where pet_id = $1 and state = 'active'`,
  view: `insert into record_view (id, pet_id, business_id, uid, what, at) values ($1, $2, $3, $4, 'verdict', $5)`,
  earlier: 'select input_hash, result from idempotency_key where uid = $1 and key = $2',
  arrive: `insert into check_in (id, business_id, pet_id, pet_name, service, arrived_at, method, decision, verdict,
    recorded_by, requirements_version) values ($1, $2, $3, $4, $5, $6, 'badge', 'admitted', 'compliant', $7, $8)`,
  connect: `insert into connection (business_id, pet_id, scope, connected_at, last_visit_at, verdict)
    values ($1, $2, 'verdict', $3, $3, 'compliant') on conflict (business_id, pet_id)
    do update set last_visit_at = $3, verdict = 'compliant', revoked_at = null`,
  keep: `insert into idempotency_key (uid, key, input_hash, result, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
  publish: 'insert into event (topic, payload) values ($1, $2)',
  present: 'select * from check_in where business_id = $1 and id = $2',
  leave: 'update check_in set departed_at = $2 where id = $1 and departed_at is null returning *',
} as const;

export type StatementName = keyof typeof statements;

export function statement(name: StatementName, values: readonly unknown[]) {
  return { name, text: statements[name], values: [...values] };
}
