import { desc, eq } from 'drizzle-orm';
import type { PetRow } from '../../features/pets/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { type BuilderServices, type BuiltBusiness, buildBadge, buildConnection } from '../builders/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A badge for each pet. */
export async function giveBadges(services: BuilderServices, pets: readonly PetRow[]): Promise<void> {
  for (const pet of pets) await buildBadge(services, { pet });
}

/** What an owner shares with a business. */
export interface DemoShare {
  readonly scope: 'verdict' | 'records';
  readonly contactShared: boolean;
}

/** Connects pets to a business that they have visited or plan to visit, with their current verdict. */
export async function connectAll(
  services: BuilderServices,
  business: BuiltBusiness,
  pets: readonly PetRow[],
  shareOf: (pet: PetRow) => DemoShare,
): Promise<void> {
  const visits = await lastVisits(services);
  const connectedAt = new Date(services.clock.now().getTime() - 75 * dayMs);
  for (const pet of pets) {
    const last = visits.get(`${business.id} ${pet.id}`) ?? { lastVisitAt: null, lastService: null };
    await buildConnection(services, { business, pet, connectedAt, ...last, ...shareOf(pet) });
  }
}

interface LastVisit {
  readonly lastVisitAt: Date;
  readonly lastService: string | null;
}

async function lastVisits({ store }: BuilderServices): Promise<ReadonlyMap<string, LastVisit>> {
  const { businessId, petId, arrivedAt, service } = checkInTable;
  const rows = await store.db
    .selectDistinctOn([businessId, petId], {
      businessId,
      petId,
      lastVisitAt: arrivedAt,
      lastService: service,
    })
    .from(checkInTable)
    .where(eq(checkInTable.decision, 'admitted'))
    .orderBy(businessId, petId, desc(arrivedAt));
  return new Map(rows.map(({ businessId, petId, ...last }) => [`${businessId} ${petId}`, last]));
}
