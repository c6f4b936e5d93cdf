import { addDays } from '@clearpaw/domain';
import type { PetRow } from '../../features/pets/index.ts';
import {
  type BuilderServices,
  type BuiltAccount,
  buildCareRecord,
  buildPet,
  type PetOverrides,
} from '../builders/index.ts';
import { bornYearsAgo, daysAgo, demoToday } from './demo-days.ts';
import { dosesFor, giveDoses, type SeedDose } from './demo-doses.ts';
import { giveHealth } from './demo-health.ts';

export interface MayaPets {
  readonly biscuit: PetRow;
  readonly juniper: PetRow;
  readonly pickle: PetRow;
  readonly fern: PetRow;
  readonly pesto: PetRow;
  readonly mochi: PetRow;
  readonly clover: PetRow;
}

const clinic = {
  name: 'Harbor Street Animal Hospital',
  phone: '+1 555 0134',
  email: 'desk@harborstreet.example',
};

/** One pet for every verdict the daycare can give, in the order in which Maya added them. */
export async function buildMayaPets(services: BuilderServices, maya: BuiltAccount): Promise<MayaPets> {
  const make = petMaker(services, maya);
  const biscuit = await make(biscuitFacts(services), dosesFor('dog', 'up-to-date'), 'reviewed');
  await giveCare(services, biscuit);
  await giveHealth(services, biscuit);
  const juniper = await make(juniperFacts(services), dosesFor('cat', 'rabies-ends'));
  const pickle = await make(pickleFacts(services), dosesFor('ferret', 'distemper-expired'));
  const fern = await make(fernFacts(services), youngDogDoses);
  const pesto = await make(pestoFacts(services), puppyDoses);
  const mochi = await make(mochiFacts(services), dosesFor('cat', 'rabies-missing'));
  const clover = await make(cloverFacts(services), dosesFor('rabbit', 'up-to-date'));
  await make({ name: 'Kiwi', species: 'bird', breed: 'Budgerigar', colour: 'green', weightKg: 0.04 }, []);
  await make(bearFacts(services), [['rabies-1y', 900]]);
  await make(poppyFacts(services), [['rabies-1y', 1_500]]);
  return { biscuit, juniper, pickle, fern, pesto, mochi, clover };
}

/** The records that businesses require besides vaccinations. */
async function giveCare(services: BuilderServices, pet: PetRow): Promise<void> {
  const fecal = { test: 'fecal', target: null, takenOn: daysAgo(services, 62), result: 'negative' } as const;
  await buildCareRecord(services, { pet, kind: 'test', facts: fecal, evidence: 'document' });
  const flea = { treatment: 'flea', givenOn: daysAgo(services, 12) };
  await buildCareRecord(services, { pet, kind: 'treatment', facts: flea });
  const well = { code: 'no-contagious-illness', on: daysAgo(services, 5), answer: 'yes' } as const;
  await buildCareRecord(services, { pet, kind: 'declaration', facts: well });
}

type Make = (
  facts: PetOverrides,
  doses: readonly SeedDose[],
  evidence?: 'owner' | 'reviewed',
) => Promise<PetRow>;

function petMaker(services: BuilderServices, owner: BuiltAccount): Make {
  return async (facts, doses, evidence) => {
    const made = await buildPet(services, { clinic, ...facts, owner, specimen: true });
    await giveDoses(services, made, doses, evidence);
    return made;
  };
}

/** Past the puppy series; the first kennel-cough dose was three days ago and counts only after seven. */
const youngDogDoses: readonly SeedDose[] = [
  ['dhpp-1y', 300, 1],
  ['dhpp-1y', 276, 2],
  ['dhpp-1y', 250, 3],
  ['rabies-1y', 250],
  ['bordetella-oral', 3],
  ['civ-bivalent', 12, 1],
];

/** Two doses of three. */
const puppyDoses: readonly SeedDose[] = [
  ['dhpp-1y', 52, 1],
  ['dhpp-1y', 28, 2],
  ['bordetella-in', 28],
  ['rabies-1y', 10],
];

const biscuitFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Biscuit',
  species: 'dog',
  breed: 'Labrador mix',
  sex: 'male',
  sterilized: true,
  bornOn: bornYearsAgo(services, 4),
  bornOnPrecision: 'day',
  colour: 'golden',
  weightKg: 28.4,
  microchip: '985112004417863',
  alerts: ['Chicken allergy'],
  notes: 'Loves tennis balls, wary of skateboards.',
});

const juniperFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Juniper',
  species: 'cat',
  breed: 'Domestic shorthair',
  sex: 'female',
  sterilized: true,
  bornOn: `${bornYearsAgo(services, 6).slice(0, 7)}-01`,
  bornOnPrecision: 'month',
  colour: 'slate tabby',
  weightKg: 4.6,
  microchip: '985112003960127',
});

const pickleFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Pickle',
  species: 'ferret',
  breed: 'Sable ferret',
  sex: 'male',
  sterilized: true,
  bornOn: bornYearsAgo(services, 2),
  bornOnPrecision: 'day',
  colour: 'sable',
  weightKg: 1.1,
});

const fernFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Fern',
  species: 'dog',
  breed: 'Border Collie',
  sex: 'female',
  sterilized: true,
  bornOn: addDays(demoToday(services), -420),
  bornOnPrecision: 'day',
  colour: 'tuxedo',
  weightKg: 15.2,
  microchip: '985112005512094',
});

const pestoFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Pesto',
  species: 'dog',
  breed: 'Dachshund',
  sex: 'male',
  sterilized: false,
  bornOn: daysAgo(services, 105),
  bornOnPrecision: 'day',
  colour: 'chestnut',
  weightKg: 3.2,
  alerts: ['Still teething'],
});

const mochiFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Mochi',
  species: 'cat',
  breed: 'Ragdoll',
  sex: 'female',
  sterilized: true,
  bornOn: `${bornYearsAgo(services, 3).slice(0, 4)}-01-01`,
  bornOnPrecision: 'year',
  colour: 'cream point',
  weightKg: 5.1,
});

const cloverFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Clover',
  species: 'rabbit',
  breed: 'Mini Rex',
  sex: 'female',
  bornOn: bornYearsAgo(services, 2),
  bornOnPrecision: 'day',
  colour: 'fawn',
  weightKg: 1.9,
});

const bearFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Bear',
  species: 'dog',
  breed: 'Newfoundland',
  bornOn: bornYearsAgo(services, 8),
  bornOnPrecision: 'day',
  colour: 'cocoa',
  state: 'archived',
  notes: 'Lives with my brother now.',
});

const poppyFacts = (services: BuilderServices): PetOverrides => ({
  name: 'Poppy',
  species: 'dog',
  breed: 'Jack Russell Terrier',
  bornOn: bornYearsAgo(services, 15),
  bornOnPrecision: 'day',
  colour: 'white',
  state: 'deceased',
});
