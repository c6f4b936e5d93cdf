import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
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
  const [row] = await call.services.store.db
    .select({ pet, businessId: connection.businessId, memberUid: member.uid })
    .from(pet)
    .leftJoin(
      connection,
      and(eq(connection.petId, pet.id), eq(connection.scope, 'records'), isNull(connection.revokedAt)),
    )
    .leftJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(and(eq(pet.id, petId), or(eq(pet.ownerId, call.uid), eq(member.uid, call.uid))))
    .limit(1);
  if (!row) throw refuse.notFound('pet');
  if (row.pet.ownerId !== call.uid && row.businessId) await noteLook(call, row.pet.id, row.businessId);
  return row.pet;
}

async function noteLook(call: Call, petId: string, businessId: string): Promise<void> {
  const look = { petId, businessId, uid: call.uid, what: 'records' as const, at: call.now };
  await call.services.store.db.insert(recordView).values({ id: call.services.newId(), ...look });
}
