import { addMonths, calendarDateIn, findVaccine } from '@clearpaw/domain';
import type { PetRow } from '../../features/pets/index.ts';
import { insertVaccination } from '../../features/vaccinations/write-version.ts';
import type { vaccinationTable } from '../../schema/vaccination.ts';
import { buildPet } from './build-pet.ts';
import type { BuilderServices } from './builder-services.ts';

type VaccinationRow = typeof vaccinationTable.$inferSelect;

export interface VaccinationOverrides extends Partial<Omit<VaccinationRow, 'id' | 'petId' | 'version'>> {
  readonly pet?: PetRow;
}

const ordinary = {
  vaccine: 'rabies-1y',
  vaccineName: null,
  product: null,
  manufacturer: null,
  lotNumber: null,
  route: null,
  doseNumber: null,
  clinic: null,
  veterinarian: null,
  certificateNumber: null,
  tagNumber: null,
  documentIds: [],
  evidence: 'owner',
  state: 'active',
  correctedAt: null,
  statedAt: null,
} satisfies Partial<VaccinationRow>;

/** By default a dose given today with the vaccine's usual expiry; a new pet is created if none is given. */
export async function buildVaccination(
  services: BuilderServices,
  overrides: VaccinationOverrides = {},
): Promise<VaccinationRow> {
  const { pet = await buildPet(services), ...facts } = overrides;
  const now = services.clock.now();
  const dose = { ...ordinary, administeredOn: calendarDateIn(now.getTime(), 'UTC') as string, ...facts };
  const months = findVaccine(dose.vaccine)?.validMonths ?? null;
  const usualEnd = months === null ? null : addMonths(dose.administeredOn, months);
  const row: VaccinationRow = {
    ...dose,
    expiresOn: dose.expiresOn === undefined ? usualEnd : dose.expiresOn,
    id: services.newId(),
    petId: pet.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  // The demo is written in one transaction, which is the store here; nothing about a dose waits for its commit.
  const unknown = () => {
    throw new Error('A statement waits for a commit that this builder does not know of.');
  };
  const tx = { db: services.store.db, publish: () => {}, atCommit: unknown, write: unknown };
  return insertVaccination(tx, row, { by: pet.ownerId, at: now, reason: null });
}
