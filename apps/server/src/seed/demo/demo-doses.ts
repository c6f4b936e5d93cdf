import { addMonths, findVaccine, products } from '@clearpaw/domain';
import type { PetRow } from '../../features/pets/index.ts';
import { type BuilderServices, buildVaccination } from '../builders/index.ts';
import { daysAgo } from './demo-days.ts';

/** One dose: the catalogue's code, how many days ago, which dose of a series. */
export type SeedDose = readonly [vaccine: string, daysAgo: number, doseNumber?: number];

/** The records of a dog, cat, ferret or rabbit, named after what is notable about them at the daycare. */
export type HealthStory =
  | 'up-to-date'
  | 'bordetella-ends'
  | 'rabies-ends'
  | 'bordetella-waits'
  | 'rabies-expired'
  | 'rabies-missing'
  | 'distemper-expired'
  | 'nothing';

// The ages of doses are chosen so that the earlier one was still valid when the next was given.
const core: readonly SeedDose[] = [
  ['dhpp-1y', 765],
  ['dhpp-3y', 410],
];
const kennelCough: readonly SeedDose[] = [
  ['bordetella-in', 480],
  ['bordetella-in', 130],
];
const influenza: readonly SeedDose[] = [
  ['civ-bivalent', 300, 1],
  ['civ-bivalent', 276, 2],
];
const rabies: readonly SeedDose[] = [
  ['rabies-1y', 765],
  ['rabies-3y', 410],
];

const dogs: { readonly [name in HealthStory]?: readonly SeedDose[] } = {
  'up-to-date': [...core, ...rabies, ...kennelCough, ...influenza],
  'bordetella-ends': [...core, ...rabies, ['bordetella-in', 700], ['bordetella-in', 347], ...influenza],
  'rabies-ends': [...core, ['rabies-1y', 700], ['rabies-1y', 347], ...kennelCough],
  'bordetella-waits': [...core, ...rabies, ['bordetella-oral', 3]],
  'rabies-expired': [...core, ['rabies-1y', 402], ...kennelCough, ...influenza],
  'rabies-missing': [...core, ...kennelCough],
};
const cats: { readonly [name in HealthStory]?: readonly SeedDose[] } = {
  'up-to-date': [
    ['fvrcp-1y', 765],
    ['fvrcp-3y', 410],
    ['rabies-1y', 460],
    ['rabies-1y', 120],
  ],
  'rabies-ends': [
    ['fvrcp-1y', 765],
    ['fvrcp-3y', 410],
    ['rabies-1y', 710],
    ['rabies-1y', 353],
  ],
  'rabies-missing': [['fvrcp-3y', 200]],
};
const ferrets: { readonly [name in HealthStory]?: readonly SeedDose[] } = {
  'up-to-date': [
    ['rabies-ferret', 100],
    ['distemper-ferret', 100],
  ],
  'distemper-expired': [
    ['rabies-ferret', 150],
    ['distemper-ferret', 386],
  ],
};
const rabbits: { readonly [name in HealthStory]?: readonly SeedDose[] } = {
  'up-to-date': [['myxo-rhd-plus', 150]],
};

const bySpecies: { readonly [species: string]: { readonly [name in HealthStory]?: readonly SeedDose[] } } = {
  dog: dogs,
  cat: cats,
  ferret: ferrets,
  rabbit: rabbits,
};

export function dosesFor(species: string, story: HealthStory): readonly SeedDose[] {
  return bySpecies[species]?.[story] ?? [];
}

const clinics = ['Harbor Street Animal Hospital', 'Elm Veterinary Clinic', 'Bayside Vets'];

/** Records doses with the details printed on the certificate. */
export async function giveDoses(
  services: BuilderServices,
  pet: PetRow,
  doses: readonly SeedDose[],
  evidence: 'owner' | 'reviewed' = 'owner',
): Promise<void> {
  for (const [index, [vaccine, days, doseNumber = null]] of doses.entries()) {
    const administeredOn = daysAgo(services, days);
    const product = products.find((item) => item.vaccine === vaccine) ?? null;
    const months = findVaccine(vaccine)?.validMonths ?? null;
    await buildVaccination(services, {
      pet,
      vaccine,
      administeredOn,
      expiresOn: months === null ? null : addMonths(administeredOn, months),
      doseNumber,
      product: product?.name ?? null,
      manufacturer: product?.manufacturer ?? null,
      lotNumber: `${41_000 + days}${'ABC'[index % 3]}`,
      clinic: clinics[pet.name.length % clinics.length] ?? null,
      evidence,
    });
  }
}
