import { eq, max } from 'drizzle-orm';
import { checkInTable } from '../../features/check-ins/check-in.table.ts';
import type { PetRow } from '../../features/pets/index.ts';
import { type BuilderServices, type BusinessRow, buildBadge, buildConnection } from '../builders/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A badge for each pet. */
export async function giveBadges(services: BuilderServices, pets: readonly PetRow[]): Promise<void> {
  for (const pet of pets) await buildBadge(services, { pet });
}

/** Connects pets to a place where they have been, or mean to go, with the verdict as it is today. */
export async function connectAll(
  services: BuilderServices,
  business: BusinessRow,
  pets: readonly PetRow[],
  scopeOf: (pet: PetRow) => 'verdict' | 'records',
): Promise<void> {
  const visits = await lastVisits(services);
  const connectedAt = new Date(services.clock.now().getTime() - 75 * dayMs);
  for (const pet of pets) {
    const lastVisitAt = visits.get(`${business.id} ${pet.id}`) ?? null;
    await buildConnection(services, { business, pet, connectedAt, lastVisitAt, scope: scopeOf(pet) });
  }
}

async function lastVisits({ store }: BuilderServices): Promise<ReadonlyMap<string, Date>> {
  const { businessId, petId, arrivedAt } = checkInTable;
  const rows = await store.db
    .select({ businessId, petId, last: max(arrivedAt) })
    .from(checkInTable)
    .where(eq(checkInTable.decision, 'admitted'))
    .groupBy(businessId, petId);
  return new Map(rows.flatMap((row) => (row.last ? [[`${row.businessId} ${row.petId}`, row.last]] : [])));
}
