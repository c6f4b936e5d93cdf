import type { PetRow } from '../../features/pets/index.ts';
import { petTable } from '../../schema/pet.ts';
import { type BuiltAccount, buildOwner } from './build-account.ts';
import type { BuilderServices } from './builder-services.ts';

export interface PetOverrides extends Partial<Omit<PetRow, 'id' | 'ownerId'>> {
  readonly owner?: BuiltAccount;
}

const ordinary = {
  name: 'Rex',
  species: 'dog',
  breed: null,
  sex: 'unknown',
  sterilized: null,
  bornOn: null,
  bornOnPrecision: null,
  colour: null,
  weightKg: null,
  microchip: null,
  photoPath: null,
  alerts: [],
  notes: null,
  clinic: null,
  state: 'active',
  endedAt: null,
  deletedAt: null,
  stateBefore: null,
  specimen: false,
} satisfies Partial<PetRow>;

/** A pet; a new owner is created if none is given. */
export async function buildPet(services: BuilderServices, overrides: PetOverrides = {}): Promise<PetRow> {
  const { owner = await buildOwner(services), ...facts } = overrides;
  const now = services.clock.now();
  const times = { createdAt: now, updatedAt: now };
  const row: PetRow = { ...ordinary, ...times, ...facts, id: services.newId(), ownerId: owner.uid };
  await services.store.db.insert(petTable).values(row);
  return row;
}
