import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { petTable } from '../../schema/pet.ts';
import { solePet } from './pet-access.ts';

/** Removes the pet with its records and badge. A business keeps its own list of arrivals. */
export async function deletePet(call: Call, input: { petId: string }): Promise<Record<string, never>> {
  const { id } = await solePet(call, input.petId);
  await call.services.store.db.delete(petTable).where(eq(petTable.id, id));
  return {};
}
