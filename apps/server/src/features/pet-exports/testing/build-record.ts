import type { BuilderServices } from '../../../seed/builders/builder-services.ts';
import {
  buildCareRecord,
  buildPet,
  buildVaccination,
  type PetOverrides,
} from '../../../seed/builders/index.ts';

export const printedPet = {
  ...{ name: 'Biscuit', breed: 'Labrador mix', sterilized: true, bornOn: '2022-03-14' },
  ...{
    sex: 'female',
    bornOnPrecision: 'day',
    colour: 'Yellow',
    weightKg: 27.4,
    microchip: '985112004417863',
  },
} as const satisfies PetOverrides;

/** What a person wrote in the record below; it is printed as it is in every language. */
export const writtenByPeople: readonly string[] = [
  ...['Biscuit', 'Labrador mix', 'Yellow', 'Imrab 3', 'Boehringer Ingelheim', '18844A', '24-00871', '4471B'],
  ...['Lakeside', 'Chicken', 'Itching', 'Apoquel', '16 mg', 'every morning', 'Hip dysplasia', 'Annual exam'],
  ...['Heart and teeth fine.', '985 112 004 417 863'],
];

/** A pet with one record of each kind, and one that was removed. */
export async function buildRecord(services: BuilderServices, owner: NonNullable<PetOverrides['owner']>) {
  const pet = await buildPet(services, { ...printedPet, owner });
  await buildVaccination(services, {
    ...{
      pet,
      vaccine: 'rabies-3y',
      product: 'Imrab 3',
      manufacturer: 'Boehringer Ingelheim',
      lotNumber: '18844A',
    },
    ...{ administeredOn: '2024-06-03', expiresOn: '2027-06-03', clinic: 'Lakeside', tagNumber: '24-00871' },
  });
  await buildVaccination(services, {
    pet,
    vaccine: 'lyme',
    administeredOn: '2025-06-03',
    lotNumber: '4471B',
  });
  const removed = {
    pet,
    vaccine: 'lyme',
    administeredOn: '2020-06-03',
    lotNumber: 'GONE',
    state: 'withdrawn',
  } as const;
  await buildVaccination(services, removed);
  const titer = {
    test: 'rabies-titer',
    target: 'rabies',
    takenOn: '2024-08-01',
    result: 'protective',
  } as const;
  await buildCareRecord(services, { pet, kind: 'test', facts: titer });
  await buildCareRecord(services, {
    pet,
    kind: 'treatment',
    facts: { treatment: 'deworming', givenOn: '2026-09-01' },
  });
  await buildCareRecord(services, {
    pet,
    kind: 'exemption',
    facts: { target: 'lepto', from: '2026-01-01', until: '2027-01-01' },
  });
  await buildCareRecord(services, {
    pet,
    kind: 'allergy',
    facts: { substance: 'Chicken', reaction: 'Itching', severity: 'moderate' },
  });
  const apoquel = {
    name: 'Apoquel',
    dose: '16 mg',
    schedule: 'every morning',
    startedOn: '2026-01-02',
    endedOn: null,
  };
  await buildCareRecord(services, {
    pet,
    kind: 'medication',
    facts: { ...apoquel, prescriber: null, duringVisits: false },
  });
  await buildCareRecord(services, {
    pet,
    kind: 'condition',
    facts: { name: 'Hip dysplasia', diagnosedOn: '2026-06-09', resolvedOn: null },
  });
  await buildCareRecord(services, { pet, kind: 'weight', facts: { on: '2026-10-01', kg: 27.4 } });
  const visit = {
    on: '2026-06-09',
    clinic: 'Lakeside',
    reason: 'Annual exam',
    notes: 'Heart and teeth fine.',
  };
  await buildCareRecord(services, { pet, kind: 'vetVisit', facts: visit });
  return pet;
}
