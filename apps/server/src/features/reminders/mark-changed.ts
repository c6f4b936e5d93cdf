import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { connectionTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { reminderPlanTable } from '../../schema/reminder.ts';
import { requirementVersionTable } from '../../schema/requirement.ts';
import { visitTable } from '../../schema/visit.ts';
import type { ArrivalRow } from './read-arrival.ts';

/** Marks a pet to be planned again at the next run. */
export async function markPet(db: Database, petId: string, now: Date): Promise<void> {
  await mark(db, sql`select ${petTable.id} from ${petTable} where ${petTable.id} = ${petId}`, now);
}

/**
 * Has pets planned again whose visit changed what their reminders depend on: it connected them, a planned stay began, or the
 * business counts visits, as for an evaluation that lapses. Other visits change no reminder.
 */
export async function markArrived(db: Database, arrivals: readonly ArrivalRow[], now: Date): Promise<void> {
  const came = JSON.stringify(
    arrivals.map(({ id, petId, businessId, arrivedAt }) => ({ id, petId, businessId, arrivedAt })),
  );
  const counts = JSON.stringify([{ requirement: { kind: 'evaluation' } }]);
  await mark(
    db,
    sql`
      select distinct pet.id
      from jsonb_to_recordset(${came}::jsonb)
        as came (id uuid, "petId" uuid, "businessId" uuid, "arrivedAt" timestamptz)
      join pet on pet.id = came."petId"
      where exists (select 1 from ${connectionTable} c where c.business_id = came."businessId"
          and c.pet_id = came."petId" and c.connected_at = came."arrivedAt")
        or exists (select 1 from ${visitTable} v where v.business_id = came."businessId"
          and v.pet_id = came."petId" and v.check_in_id = came.id)
        or exists (select 1 from ${requirementVersionTable} r where r.business_id = came."businessId"
          and r.rules @> ${counts}::jsonb)`,
    now,
  );
}

/** Has all pets that someone cares for planned again. */
export async function markPetsOf(db: Database, uid: string, now: Date): Promise<void> {
  const own = sql`select ${petTable.id} from ${petTable} where ${petTable.ownerId} = ${uid}`;
  await mark(
    db,
    sql`${own} union select ${coOwnerTable.petId} from ${coOwnerTable} where ${coOwnerTable.uid} = ${uid}`,
    now,
  );
}

/** Marks every pet that is connected to a business. */
export async function markPetsAt(db: Database, businessId: string, now: Date): Promise<void> {
  const connected = and(eq(connectionTable.businessId, businessId), isNull(connectionTable.revokedAt));
  await mark(db, sql`select ${connectionTable.petId} from ${connectionTable} where ${connected}`, now);
}

/** Marks every pet that was never planned: those from before reminders existed, and the demo's. */
export async function markUnplanned(db: Database, now: Date): Promise<void> {
  await mark(
    db,
    sql`select ${petTable.id} from ${petTable} where ${petTable.state} = 'active'`,
    now,
    sql`do nothing`,
  );
}

async function mark(
  db: Database,
  pets: SQL,
  now: Date,
  known: SQL = sql`(pet_id) do update set plan_at = excluded.plan_at`,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(
    sql`insert into ${reminderPlanTable} (pet_id, plan_at) select found.*, ${at} from (${pets}) found on conflict ${known}`,
  );
}
