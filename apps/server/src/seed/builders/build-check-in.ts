import type { PetRow } from '../../features/pets/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { recordViewTable } from '../../schema/connection.ts';
import { type BuiltBusiness, buildBusiness } from './build-business.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

export type BuiltCheckIn = typeof checkInTable.$inferSelect;
export type ViewRow = typeof recordViewTable.$inferSelect;

export interface CheckInOverrides
  extends Partial<Omit<BuiltCheckIn, 'id' | 'businessId' | 'petId' | 'petName'>> {
  readonly pet?: PetRow;
  readonly business?: BuiltBusiness;
}

/** By default a compliant pet that arrived just now and was admitted. */
export async function buildCheckIn(
  services: BuilderServices,
  overrides: CheckInOverrides = {},
): Promise<BuiltCheckIn> {
  const { pet = await buildPet(services), business = await buildBusiness(services), ...facts } = overrides;
  const row = draftCheckIn(services, pet, business, facts);
  await services.store.db.insert(checkInTable).values(row);
  return row;
}

/** An arrival that is not stored yet, so that many can be stored at once. */
export function draftCheckIn(
  services: BuilderServices,
  pet: PetRow,
  business: BuiltBusiness,
  facts: Partial<BuiltCheckIn>,
): BuiltCheckIn {
  return {
    service: business.services[0]?.code ?? null,
    arrivedAt: services.clock.now(),
    departedAt: null,
    method: 'badge',
    decision: 'admitted',
    decidedAt: facts.arrivedAt ?? services.clock.now(),
    verdict: 'compliant',
    overrideReason: null,
    recordedBy: business.billingUid,
    requirementsVersion: 0,
    checks: [],
    ...facts,
    id: services.newId(),
    businessId: business.id,
    petId: pet.id,
    petName: pet.name,
    species: pet.species,
  };
}

/** PostgreSQL accepts at most 65,535 values in one statement. */
const rowsAtOnce = 1_000;

/** Stores many arrivals in few statements. */
export async function writeCheckIns(services: BuilderServices, rows: readonly BuiltCheckIn[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await services.store.db.insert(checkInTable).values(rows.slice(at, at + rowsAtOnce));
  }
}

/** Stores many views of pets in few statements. */
export async function writeViews(services: BuilderServices, rows: readonly ViewRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await services.store.db.insert(recordViewTable).values(rows.slice(at, at + rowsAtOnce));
  }
}
