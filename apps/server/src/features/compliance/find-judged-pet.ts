import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwner } from '../../schema/co-owner.ts';
import { connection, isConnected } from '../../schema/connection.ts';
import { member } from '../../schema/member.ts';
import { pet } from '../../schema/pet.ts';
import type { PetRow } from '../pets/index.ts';

/** A pet whose compliance the caller may ask for: one of their family, or one connected to the business they work for. */
export async function findJudgedPet(
  call: Call,
  petId: string,
  businessId: string,
): Promise<{ pet: PetRow; viewer: 'owner' | 'verdict' | 'records' }> {
  const [row] = await call.services.store.db
    .select({ pet, scope: connection.scope, memberUid: member.uid, access: coOwner.access })
    .from(pet)
    .leftJoin(coOwner, and(eq(coOwner.petId, pet.id), eq(coOwner.uid, call.uid)))
    .leftJoin(
      connection,
      and(eq(connection.petId, pet.id), eq(connection.businessId, businessId), isConnected(call.now)),
    )
    .leftJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(eq(pet.id, petId));
  if (row && (row.pet.ownerId === call.uid || row.access !== null)) return { pet: row.pet, viewer: 'owner' };
  if (row?.scope && row.memberUid) return { pet: row.pet, viewer: row.scope };
  throw refuse.notFound('pet');
}
