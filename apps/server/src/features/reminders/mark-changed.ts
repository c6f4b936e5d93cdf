import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { connectionTable } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { reminderPlanTable } from '../../schema/reminder.ts';

/** Has a pet planned again at the next run. */
export async function markPet(db: Database, petId: string, now: Date): Promise<void> {
  await mark(db, sql`select ${petTable.id} from ${petTable} where ${petTable.id} = ${petId}`, now);
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

/** Has every pet planned again that is connected to a business. */
export async function markPetsAt(db: Database, businessId: string, now: Date): Promise<void> {
  const connected = and(eq(connectionTable.businessId, businessId), isNull(connectionTable.revokedAt));
  await mark(db, sql`select ${connectionTable.petId} from ${connectionTable} where ${connected}`, now);
}

/** Plans every pet that was never planned: those from before there were reminders, and the demo's. */
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
