import { doseKey, type ImportPlan, type ImportRecord } from '@clearpaw/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { importRowTable } from '../../schema/import.ts';
import { petTable } from '../../schema/pet.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';

interface Surroundings {
  readonly businessId: string;
  /** Null for a preview, which has created nothing. */
  readonly importId: string | null;
  readonly now: Date;
}

/** Adds to a plan what the business already has and these rows could repeat. */
export async function learnKnown(
  db: Database,
  plan: ImportPlan,
  records: readonly ImportRecord[],
  { businessId, importId, now }: Surroundings,
): Promise<void> {
  const customers = await findCustomers(db, businessId, records, now);
  for (const one of customers) plan.learnCustomer(one);
  const uids = customers.map(({ uid }) => uid);
  if (uids.length === 0) return;
  const madeHere = and(
    eq(importRowTable.petId, petTable.id),
    eq(importRowTable.importId, importId ?? businessId),
  );
  const pets = await db
    .select({ pet: petTable, scope: connectionTable.scope, row: importRowTable.row })
    .from(petTable)
    .innerJoin(
      connectionTable,
      and(eq(connectionTable.petId, petTable.id), eq(connectionTable.businessId, businessId)),
    )
    .leftJoin(importRowTable, madeHere)
    .where(and(inArray(petTable.ownerId, uids), isConnected(now)));
  const ours = pets.filter(({ row }) => row !== null).map(({ pet }) => pet.id);
  const doses = await dosesOf(db, ours);
  for (const { pet, scope, row } of pets) {
    const { id, ownerId: uid, name, species } = pet;
    const microchip = scope !== 'verdict' ? pet.microchip : null;
    plan.learnPet({ id, uid, name, species, microchip, row, doses: doses.get(id) ?? new Set() });
  }
}

async function dosesOf(db: Database, petIds: readonly string[]): Promise<ReadonlyMap<string, Set<string>>> {
  const byPet = new Map<string, Set<string>>();
  if (petIds.length === 0) return byPet;
  const rows = await db
    .select()
    .from(vaccinationTable)
    .where(inArray(vaccinationTable.petId, [...petIds]));
  for (const { petId, vaccine, vaccineName, administeredOn: givenOn, expiresOn } of rows) {
    const keys = byPet.get(petId) ?? new Set();
    byPet.set(petId, keys.add(doseKey({ vaccine, vaccineName, givenOn, expiresOn })));
  }
  return byPet;
}

interface CustomerFound extends Record<string, unknown> {
  readonly id: string;
  readonly uid: string;
  readonly hasAccount: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What staff entered, and of an owner with an account what they share with this business; found by index. */
async function findCustomers(
  db: Database,
  businessId: string,
  records: readonly ImportRecord[],
  now: Date,
): Promise<readonly CustomerFound[]> {
  const names = distinct(records.map(({ owner }) => owner.name?.toLowerCase()));
  const emails = distinct(records.map(({ owner }) => owner.email));
  const chips = distinct(records.map(({ pet }) => pet?.microchip));
  const found = await db.execute<CustomerFound>(sql`
    with fitting as (
      select id from customer where business_id = ${businessId} and name_key = any(${names})
      union select id from customer where business_id = ${businessId} and not has_account and email = any(${emails})
      union select c.id from customer c join "user" u on u.id = c.uid
        where c.business_id = ${businessId} and c.has_account and u.email = any(${emails})
      union select c.id from customer c join pet p on p.owner_id = c.uid
        join connection n on n.pet_id = p.id and n.business_id = c.business_id
        where c.business_id = ${businessId} and p.microchip = any(${chips}) and n.scope <> 'verdict'
          and n.revoked_at is null and (n.ends_at is null or n.ends_at > ${now.toISOString()}::timestamptz)
    )
    select c.id, c.uid, c.has_account as "hasAccount",
      case when c.has_account then t.name else c.name end as name,
      case when c.has_account then t.phone else c.phone end as phone,
      case when c.has_account then u.email else c.email end as email
    from fitting f join customer c on c.id = f.id
    left join lateral (
      select coalesce(bool_or(n.contact_shared), false) as contact,
        coalesce(bool_or(n.contact_shared and n.email_shared), false) as email
      from connection n join pet p on p.id = n.pet_id
      where n.business_id = c.business_id and p.owner_id = c.uid and n.revoked_at is null
        and (n.ends_at is null or n.ends_at > ${now.toISOString()}::timestamptz)
    ) shared on c.has_account
    left join contact t on t.uid = c.uid and shared.contact
    left join "user" u on u.id = c.uid and shared.email
    order by c.created_at, c.id`);
  return found.rows;
}

/** As one parameter, however many there are. */
function distinct(values: readonly (string | null | undefined)[]) {
  return sql.param([...new Set(values.filter((value) => value != null && value !== ''))]);
}
