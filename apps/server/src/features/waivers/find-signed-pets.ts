import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connection, isConnected } from '../../schema/connection.ts';
import { pet } from '../../schema/pet.ts';
import { ownPet, type PetRow } from '../pets/index.ts';

/** The pets somebody signs for: their own, or at the kiosk of a business those that are connected to it. */
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
    .select({ pet })
    .from(pet)
    .innerJoin(connection, eq(connection.petId, pet.id))
    .where(and(inArray(pet.id, [...petIds]), eq(connection.businessId, businessId), isConnected(call.now)));
  const byId = new Map(rows.map((row) => [row.pet.id, row.pet]));
  return petIds.map((petId) => {
    const found = byId.get(petId);
    if (!found) throw refuse.notFound('pet');
    return found;
  });
}
