import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { findFamilyPet, isKept, type PetAccess } from '../pets/index.ts';

interface AtBusiness {
  readonly businessId: string;
  readonly petId: string;
}

/** The businesses that a pet is connected to at this moment. */
export async function businessesOf(db: Database, petId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ businessId: connectionTable.businessId })
    .from(connectionTable)
    .innerJoin(petTable, eq(petTable.id, connectionTable.petId))
    .where(and(eq(connectionTable.petId, petId), isConnected(now), isKept));
  return rows.map(({ businessId }) => businessId);
}

/** Refuses where the business does not know the pet, as if there were no such pet. */
export async function requireConnected(call: Call, { businessId, petId }: AtBusiness): Promise<void> {
  const businesses = await businessesOf(call.services.store.db, petId, call.now);
  if (!businesses.includes(businessId)) throw refuse.notFound('pet');
}

/**
 * What the caller is to a pet that the business knows: its family, or the team, which still has to be authorized. To
 * everyone else there is no such pet.
 */
export async function findViewer(call: Call, at: AtBusiness): Promise<PetAccess | 'team'> {
  const family = await findFamilyPet(call, at.petId);
  if (!family && !(await isOfTeam(call, at.businessId))) throw refuse.notFound('pet');
  await requireConnected(call, at);
  return family?.access ?? 'team';
}

async function isOfTeam(call: Call, businessId: string): Promise<boolean> {
  if (call.apiClient) return true;
  const [row] = await call.services.store.db
    .select({ uid: memberTable.uid })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, call.uid)));
  return row !== undefined;
}
