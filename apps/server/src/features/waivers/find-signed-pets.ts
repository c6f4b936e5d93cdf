import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { ownPet, type PetRow } from '../pets/index.ts';

/** The pets someone signs for: their own or, at the kiosk of a business, those connected to it. */
export async function findSignedPets(
  call: Call,
  businessId: string,
  petIds: readonly string[],
  asMember: boolean,
): Promise<PetRow[]> {
  if (!asMember) {
    const own: PetRow[] = [];
    for (const petId of petIds) own.push(await ownPet(call, petId));
    return own;
  }
  const rows = await call.services.store.db
    .select({ pet: petTable })
    .from(petTable)
    .innerJoin(connectionTable, eq(connectionTable.petId, petTable.id))
    .where(
      and(
        inArray(petTable.id, [...petIds]),
        eq(connectionTable.businessId, businessId),
        isConnected(call.now),
      ),
    );
  const byId = new Map(rows.map((row) => [row.pet.id, row.pet]));
  return petIds.map((petId) => {
    const found = byId.get(petId);
    if (!found) throw refuse.notFound('pet');
    return found;
  });
}
