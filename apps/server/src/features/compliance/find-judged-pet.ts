import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connection } from '../connections/connection.table.ts';
import type { PetRow } from '../pets/index.ts';
import { pet } from '../pets/pet.table.ts';
import { member } from '../team/member.table.ts';

/** A pet whose compliance the caller may ask for: their own, or one connected to the business they work for. */
export async function findJudgedPet(
  call: Call,
  petId: string,
  businessId: string,
): Promise<{ pet: PetRow; viewer: 'owner' | 'verdict' | 'records' }> {
  const [row] = await call.services.store.db
    .select({ pet, scope: connection.scope, memberUid: member.uid })
    .from(pet)
    .leftJoin(
      connection,
      and(eq(connection.petId, pet.id), eq(connection.businessId, businessId), isNull(connection.revokedAt)),
    )
    .leftJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(eq(pet.id, petId));
  if (row?.pet.ownerId === call.uid) return { pet: row.pet, viewer: 'owner' };
  if (row?.scope && row.memberUid) return { pet: row.pet, viewer: row.scope };
  throw refuse.notFound('pet');
}
