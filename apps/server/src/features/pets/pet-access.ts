import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connection } from '../connections/connection.table.ts';
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

/** A pet the caller owns, or that is connected with scope `records` to a business the caller works for. */
export async function readablePet(call: Call, petId: string): Promise<PetRow> {
  const { db } = call.services.store;
  const sharedWithMe = db
    .select({ one: sql`1` })
    .from(connection)
    .innerJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(and(eq(connection.petId, pet.id), eq(connection.scope, 'records'), isNull(connection.revokedAt)));
  const [row] = await db
    .select()
    .from(pet)
    .where(and(eq(pet.id, petId), or(eq(pet.ownerId, call.uid), sql`exists ${sharedWithMe}`)));
  if (!row) throw refuse.notFound('pet');
  return row;
}
