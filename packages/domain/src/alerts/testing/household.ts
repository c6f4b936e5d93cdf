import { addDays } from '../../calendar/index.ts';
import type { PetFacts, Rule, VaccinationRecord } from '../../compliance/index.ts';
import { buildDose, makePet, makeRecords } from '../../compliance/testing/builders.ts';
import { versionsInForce } from '../find-lapse.ts';
import type { PlanInput, RulesFrom } from '../need.ts';
import type { ReminderClock } from '../quiet-hours.ts';

/** A small generator (mulberry32): the same seed always gives the same household. */
export function createHouseholdRng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type HouseholdPet = {
  id: string;
  facts: PetFacts;
  active: boolean;
  doses: VaccinationRecord[];
  connectedTo: Map<string, string>;
};

/** The current state of a household; the simulated year changes it. */
export type Household = {
  clock: ReminderClock;
  readonly pets: HouseholdPet[];
  readonly published: Map<string, RulesFrom[]>;
};

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'America/Santiago',
];
const doseDays = ['rabies-1y', 'dhpp', 'bordetella-unspecified', 'civ-bivalent'];
const targets = ['rabies', 'distemper-parvo', 'bordetella', 'civ'];

export type HouseholdRng = () => number;
const pick = <T>(rng: HouseholdRng, list: readonly T[]): T => list[Math.floor(rng() * list.length)] as T;
const whole = (rng: HouseholdRng, from: number, to: number): number =>
  from + Math.floor(rng() * (to - from + 1));

function someRules(rng: HouseholdRng): Rule[] {
  return targets
    .filter(() => rng() < 0.5)
    .map((target, index) => ({
      id: `r${index}`,
      level: rng() < 0.9 ? 'required' : 'recommended',
      appliesTo: rng() < 0.3 ? { fromAgeWeeks: 16 } : undefined,
      requirement: {
        kind: 'vaccination',
        targets: [target],
        ...(rng() < 0.4 ? { waitDays: { first: 14, booster: whole(rng, 0, 7) } } : {}),
        ...(rng() < 0.3 ? { series: { doses: 2, minSpacingDays: 21, restartAfterMonths: 12 } } : {}),
        ...(rng() < 0.3 ? { validMonths: whole(rng, 3, 12) } : {}),
      },
    }));
}

function someDose(rng: HouseholdRng, on: string): VaccinationRecord {
  const id = `d${Math.floor(rng() * 1e9)}`;
  return buildDose({
    id,
    vaccine: pick(rng, doseDays),
    administeredOn: on,
  });
}

function somePet(rng: HouseholdRng, day: string, id: string): HouseholdPet {
  const bornOn = addDays(day, -whole(rng, 0, 1500));
  const doses = Array.from({ length: whole(rng, 0, 3) }, () =>
    someDose(rng, addDays(day, -whole(rng, 0, 400))),
  );
  return { id, facts: makePet({ bornOn }), active: true, doses, connectedTo: new Map() };
}

/** A household of one to three pets and two businesses that they visit. */
export function someHousehold(rng: HouseholdRng, day: string): Household {
  const pets = Array.from({ length: whole(rng, 1, 3) }, (_, index) => somePet(rng, day, `p${index}`));
  const published = new Map(
    ['b0', 'b1'].map((id) => [id, [{ from: addDays(day, -90), rules: someRules(rng) }]]),
  );
  for (const pet of pets) if (rng() < 0.8) pet.connectedTo.set(pick(rng, ['b0', 'b1']), day);
  return { clock: { timeZone: pick(rng, zones), quietHours: someQuiet(rng) }, pets, published };
}

function someQuiet(rng: HouseholdRng): ReminderClock['quietHours'] {
  return pick(rng, [
    null,
    { from: '21:00', to: '08:00' },
    { from: '22:30', to: '10:15' },
    { from: '01:00', to: '02:30' },
  ]);
}

/** Applies a random event to a household on a day. */
export function happen(rng: HouseholdRng, carers: Household, day: string): void {
  const pet = pick(rng, carers.pets);
  const businessId = pick(rng, ['b0', 'b1']);
  const dice = rng();
  if (dice < 0.4) pet.doses.push(someDose(rng, day));
  else if (dice < 0.5) pet.doses = pet.doses.filter((_, index) => index !== 0);
  else if (dice < 0.6) pet.connectedTo.set(businessId, pet.connectedTo.get(businessId) ?? day);
  else if (dice < 0.67) pet.connectedTo.delete(businessId);
  else if (dice < 0.72) pet.active = false;
  else if (dice < 0.77) carers.pets.push(somePet(rng, day, `p${carers.pets.length}`));
  else if (dice < 0.9) {
    const from = addDays(day, pick(rng, [0, 0, 10, 45]));
    carers.published.get(businessId)?.push({ from, rules: someRules(rng) });
  } else carers.clock = { timeZone: pick(rng, zones), quietHours: someQuiet(rng) };
}

/** The input of a plan for this pet; null if the pet no longer belongs to the household. */
export function planInputOf(carers: Household, pet: HouseholdPet, today: string): PlanInput | null {
  if (!pet.active) return null;
  const businesses = [...pet.connectedTo].map(([businessId, connectedOn]) => ({
    businessId,
    connectedOn,
    versions: versionsInForce(carers.published.get(businessId) ?? []),
  }));
  return { pet: pet.facts, records: makeRecords({ vaccinations: pet.doses }), businesses, today };
}
