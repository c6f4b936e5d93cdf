import { addDays } from '../../calendar/index.ts';
import type { PetFacts, Rule, VaccinationRecord } from '../../compliance/index.ts';
import { buildDose, buildPet, buildRecords } from '../../compliance/testing/builders.ts';
import { versionsInForce } from '../find-lapse.ts';
import type { PlanInput, RulesFrom } from '../need.ts';
import type { ReminderClock } from '../quiet-hours.ts';

/** A small generator (mulberry32): the same seed gives the same household for ever. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Pet = {
  id: string;
  facts: PetFacts;
  active: boolean;
  doses: VaccinationRecord[];
  places: Map<string, string>;
};

/** A family as it stands; the year changes it. */
export type Household = {
  clock: ReminderClock;
  readonly pets: Pet[];
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
const shots = ['rabies-1y', 'dhpp', 'bordetella-unspecified', 'civ-bivalent'];
const targets = ['rabies', 'distemper-parvo', 'bordetella', 'civ'];

export type Chance = () => number;
const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
const whole = (chance: Chance, from: number, to: number): number =>
  from + Math.floor(chance() * (to - from + 1));

function someRules(chance: Chance): Rule[] {
  return targets
    .filter(() => chance() < 0.5)
    .map((target, index) => ({
      id: `r${index}`,
      level: chance() < 0.9 ? 'required' : 'recommended',
      appliesTo: chance() < 0.3 ? { fromAgeWeeks: 16 } : undefined,
      requirement: {
        kind: 'vaccination',
        targets: [target],
        ...(chance() < 0.4 ? { waitDays: { first: 14, booster: whole(chance, 0, 7) } } : {}),
        ...(chance() < 0.3 ? { series: { doses: 2, minSpacingDays: 21, restartAfterMonths: 12 } } : {}),
        ...(chance() < 0.3 ? { validMonths: whole(chance, 3, 12) } : {}),
      },
    }));
}

function someDose(chance: Chance, on: string): VaccinationRecord {
  const id = `d${Math.floor(chance() * 1e9)}`;
  return buildDose({
    id,
    vaccine: pick(chance, shots),
    administeredOn: on,
  });
}

function somePet(chance: Chance, day: string, id: string): Pet {
  const bornOn = addDays(day, -whole(chance, 0, 1500));
  const doses = Array.from({ length: whole(chance, 0, 3) }, () =>
    someDose(chance, addDays(day, -whole(chance, 0, 400))),
  );
  return { id, facts: buildPet({ bornOn }), active: true, doses, places: new Map() };
}

/** A family of one to three pets and two places they go to. */
export function someHousehold(chance: Chance, day: string): Household {
  const pets = Array.from({ length: whole(chance, 1, 3) }, (_, index) => somePet(chance, day, `p${index}`));
  const published = new Map(
    ['b0', 'b1'].map((id) => [id, [{ from: addDays(day, -90), rules: someRules(chance) }]]),
  );
  for (const pet of pets) if (chance() < 0.8) pet.places.set(pick(chance, ['b0', 'b1']), day);
  return { clock: { timeZone: pick(chance, zones), quietHours: someQuiet(chance) }, pets, published };
}

function someQuiet(chance: Chance): ReminderClock['quietHours'] {
  return pick(chance, [
    null,
    { from: '21:00', to: '08:00' },
    { from: '22:30', to: '10:15' },
    { from: '01:00', to: '02:30' },
  ]);
}

/** Something that happens to a family on a day. */
export function happen(chance: Chance, family: Household, day: string): void {
  const pet = pick(chance, family.pets);
  const place = pick(chance, ['b0', 'b1']);
  const dice = chance();
  if (dice < 0.4) pet.doses.push(someDose(chance, day));
  else if (dice < 0.5) pet.doses = pet.doses.filter((_, index) => index !== 0);
  else if (dice < 0.6) pet.places.set(place, pet.places.get(place) ?? day);
  else if (dice < 0.67) pet.places.delete(place);
  else if (dice < 0.72) pet.active = false;
  else if (dice < 0.77) family.pets.push(somePet(chance, day, `p${family.pets.length}`));
  else if (dice < 0.9) {
    const from = addDays(day, pick(chance, [0, 0, 10, 45]));
    family.published.get(place)?.push({ from, rules: someRules(chance) });
  } else family.clock = { timeZone: pick(chance, zones), quietHours: someQuiet(chance) };
}

/** What a plan for this pet is made from; null for a pet that is no longer with the family. */
export function planInputOf(family: Household, pet: Pet, today: string): PlanInput | null {
  if (!pet.active) return null;
  const businesses = [...pet.places].map(([businessId, connectedOn]) => ({
    businessId,
    connectedOn,
    versions: versionsInForce(family.published.get(businessId) ?? []),
  }));
  return { pet: pet.facts, records: buildRecords({ vaccinations: pet.doses }), businesses, today };
}
