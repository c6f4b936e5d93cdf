import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connection, isConnected } from '../connections/connection.table.ts';
import { pet } from '../pets/pet.table.ts';
import { vaccination } from '../vaccinations/vaccination.table.ts';

export interface ShownDose {
  readonly row: typeof vaccination.$inferSelect;
  readonly pet: typeof pet.$inferSelect;
}

/** A dose that its owner shows to this business; any other looks as if it did not exist. */
export async function findShownDose(
  call: Call,
  businessId: string,
  vaccinationId: string,
): Promise<ShownDose> {
  const [found] = await call.services.store.db
    .select({ row: vaccination, pet })
    .from(vaccination)
    .innerJoin(pet, eq(pet.id, vaccination.petId))
    .innerJoin(connection, and(eq(connection.petId, pet.id), eq(connection.businessId, businessId)))
    .where(and(eq(vaccination.id, vaccinationId), eq(connection.scope, 'records'), isConnected(call.now)));
  if (!found) throw refuse.notFound('vaccination');
  return found;
}
