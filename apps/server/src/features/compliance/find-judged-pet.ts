import { and, eq } from 'drizzle-orm';
import { type Call, keepToOwnBusiness } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { findFromLocation, isKept, type PetRow } from '../pets/index.ts';

/**
 * A pet whose compliance the caller may ask for: one that they care for, or one connected to the business they work for
 * or whose API key they call with, or one that the business may find through another of its owner's locations.
 */
export async function findJudgedPet(
  call: Call,
  petId: string,
  businessId: string,
): Promise<{ pet: PetRow; viewer: 'owner' | 'verdict' | 'records' }> {
  keepToOwnBusiness(call, businessId);
  const [row] = await call.services.store.db
    .select({
      pet: petTable,
      scope: connectionTable.scope,
      memberUid: memberTable.uid,
      access: coOwnerTable.access,
    })
    .from(petTable)
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, call.uid)))
    .leftJoin(
      connectionTable,
      and(
        eq(connectionTable.petId, petTable.id),
        eq(connectionTable.businessId, businessId),
        isConnected(call.now),
      ),
    )
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, connectionTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(and(eq(petTable.id, petId), isKept));
  if (row && (row.pet.ownerId === call.uid || row.access !== null)) return { pet: row.pet, viewer: 'owner' };
  if (row?.scope && (row.memberUid ?? call.apiClient)) {
    return { pet: row.pet, viewer: row.scope === 'verdict' ? 'verdict' : 'records' };
  }
  const found = await findFromLocation(call, businessId, petId);
  if (found && (await isMember(call, businessId))) {
    return { pet: found.pet, viewer: found.terms.scope === 'verdict' ? 'verdict' : 'records' };
  }
  throw refuse.notFound('pet');
}

async function isMember({ services, uid }: Call, businessId: string): Promise<boolean> {
  const rows = await services.store.db
    .select({ uid: memberTable.uid })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, uid)));
  return rows.length > 0;
}
