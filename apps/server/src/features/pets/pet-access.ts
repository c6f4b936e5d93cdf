import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call, Services } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connection, recordView } from '../connections/connection.table.ts';
import { member } from '../team/member.table.ts';
import { pet } from './pet.table.ts';

export type PetRow = typeof pet.$inferSelect;

/** The caller's own pet, or NOT_FOUND: a foreign one looks as if it did not exist. */
export async function ownPet(
  call: Call,
  petId: string,
  db: Database = call.services.store.db,
): Promise<PetRow> {
  const [row] = await db
    .select()
    .from(pet)
    .where(and(eq(pet.id, petId), eq(pet.ownerId, call.uid)));
  if (!row) throw refuse.notFound('pet');
  return row;
}

/**
 * A pet the caller owns, or that is connected with scope `records` to a business the caller works for. A look by a
 * business is entered in the owner's log.
 */
export async function readablePet(call: Call, petId: string): Promise<PetRow> {
  const [row] = await findReadable(call, petId);
  if (!row) throw refuse.notFound('pet');
  if (row.pet.ownerId !== call.uid && row.businessId) await noteLook(call, row.pet.id, row.businessId);
  return row.pet;
}

/** The pet, and through which business it is seen. */
function findReadable(call: Looker, petId: string) {
  return call.services.store.db
    .select({ pet, businessId: connection.businessId, memberUid: member.uid })
    .from(pet)
    .leftJoin(
      connection,
      and(eq(connection.petId, pet.id), eq(connection.scope, 'records'), isNull(connection.revokedAt)),
    )
    .leftJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(and(eq(pet.id, petId), or(eq(pet.ownerId, call.uid), eq(member.uid, call.uid))))
    .limit(1);
}

/** Whether somebody may read the pet's records at this moment; a look by a business is entered, once in ten minutes. */
export async function mayReadPet(services: Services, uid: string, petId: string): Promise<boolean> {
  const call = { services, uid, now: services.clock.now() };
  const [row] = await findReadable(call, petId);
  if (!row) return false;
  const businessId = row.pet.ownerId === uid ? null : row.businessId;
  if (businessId !== null && !(await lookedLately(call, petId, businessId)))
    await noteLook(call, petId, businessId);
  return true;
}

type Looker = Pick<Call, 'services' | 'uid' | 'now'>;
const lateMs = 10 * 60 * 1000;

async function lookedLately(call: Looker, petId: string, businessId: string): Promise<boolean> {
  const since = new Date(call.now.getTime() - lateMs);
  const looks = await call.services.store.db
    .select({ id: recordView.id })
    .from(recordView)
    .where(and(eq(recordView.petId, petId), eq(recordView.businessId, businessId), gt(recordView.at, since)))
    .limit(1);
  return looks.length > 0;
}

async function noteLook(call: Looker, petId: string, businessId: string): Promise<void> {
  const look = { petId, businessId, uid: call.uid, what: 'records' as const, at: call.now };
  await call.services.store.db.insert(recordView).values({ id: call.services.newId(), ...look });
}
