import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { enterLook } from '../audit/index.ts';
import { connection } from '../connections/connection.table.ts';
import { member } from '../team/member.table.ts';
import { coOwner } from './co-owner.table.ts';
import { pet } from './pet.table.ts';

export type PetRow = typeof pet.$inferSelect;

/** What the caller is to a pet of their family: the one owner, or somebody who cares for it too. */
export type PetAccess = 'owner' | 'full' | 'read';

/** A pet of the caller's family, and what they are to it; a foreign one looks as if it did not exist. */
export async function familyPet(
  call: Call,
  petId: string,
  db: Database = call.services.store.db,
): Promise<{ pet: PetRow; access: PetAccess }> {
  const [row] = await db
    .select({ pet, access: coOwner.access })
    .from(pet)
    .leftJoin(coOwner, and(eq(coOwner.petId, pet.id), eq(coOwner.uid, call.uid)))
    .where(eq(pet.id, petId));
  if (row?.pet.ownerId === call.uid) return { pet: row.pet, access: 'owner' };
  if (row?.access) return { pet: row.pet, access: row.access };
  throw refuse.notFound('pet');
}

/** A pet the caller may change: their own, or one shared with them in full. */
export async function ownPet(
  call: Call,
  petId: string,
  db: Database = call.services.store.db,
): Promise<PetRow> {
  const found = await familyPet(call, petId, db);
  if (found.access === 'read') {
    throw refuse.denied('insufficient_role', 'This pet is shared with you for reading; ask its owner.');
  }
  return found.pet;
}

/** A pet of which the caller is the one owner: who else sees it, and whether it stays, is up to them. */
export async function solePet(call: Call, petId: string): Promise<PetRow> {
  const found = await familyPet(call, petId);
  if (found.access !== 'owner') {
    throw refuse.denied('insufficient_role', 'Only the owner of this pet can do this.');
  }
  return found.pet;
}

/**
 * A pet the caller owns, cares for, or that is connected with scope `records` to a business the caller works for. A
 * look by a business is entered in the owner's log.
 */
export async function readablePet(call: Call, petId: string): Promise<PetRow> {
  const { db } = call.services.store;
  const [row] = await db
    .select({ pet, access: coOwner.access, businessId: connection.businessId, memberUid: member.uid })
    .from(pet)
    .leftJoin(coOwner, and(eq(coOwner.petId, pet.id), eq(coOwner.uid, call.uid)))
    .leftJoin(
      connection,
      and(
        eq(connection.petId, pet.id),
        eq(connection.scope, 'records'),
        isNull(connection.revokedAt),
        or(isNull(connection.endsAt), gt(connection.endsAt, call.now)),
      ),
    )
    .leftJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(
      and(eq(pet.id, petId), or(eq(pet.ownerId, call.uid), isNotNull(coOwner.uid), eq(member.uid, call.uid))),
    )
    .orderBy(member.uid)
    .limit(1);
  if (!row) throw refuse.notFound('pet');
  if (row.pet.ownerId === call.uid || row.access !== null) return row.pet;
  if (row.businessId) await enterLook(db, call, { businessId: row.businessId, petId, what: 'records' });
  return row.pet;
}
