import type { Species } from '../catalogue/index.ts';
import type { Requirement, Rule } from '../compliance/index.ts';
import type { DestinationId, TravelStep, TripOrigin } from './destination.ts';
import { travelTexts } from './texts.gen.ts';

/** The trip that a pet is checked for. */
export interface Trip {
  readonly destination: DestinationId;
  readonly origin: TripOrigin;
  /** `YYYY-MM-DD`, at the destination. */
  readonly arrival: string;
}

/**
 * The requirements of a destination that the engine can judge, how its records count, and what the traveler has to
 * check.
 */
export interface TravelRules {
  readonly rules: readonly Rule[];
  /** A rabies dose given younger than this does not count. */
  readonly minDaysAtDose: number;
  readonly titer: TiterRule | null;
  readonly steps: readonly TravelStep[];
}

/** When a blood sample counts: how long after which dose, and for which arrivals. */
export interface TiterRule {
  readonly daysAfterDose: number;
  /** The number of doses required before the sample. */
  readonly afterDoses: number;
  readonly wait: { readonly months: number } | { readonly days: number };
  /** Null if it remains valid as long as the vaccinations continue without a gap. */
  readonly lastsDays: number | null;
}

const texts = travelTexts.rules;

export const titerRuleId = 'titer';
export const tapewormRuleId = 'tapeworm';
/** Longer than any pet lives: such a titer does not expire. */
export const endlessDays = 36_500;

const required = (id: string, title: string, requirement: Requirement): Rule => ({
  ...{ id, level: 'required', title, requirement },
});
const chip = required('chip', texts.chip, { kind: 'microchip' });
const rabies = (days: number) =>
  required('rabies', texts.firstRabies(`${days}`), {
    ...{ kind: 'vaccination', targets: ['rabies'], through: 'arrival' },
    waitDays: { first: days, booster: 0 },
  });
const titer = (title: string, maxAgeDays: number) =>
  required(titerRuleId, title, { kind: 'test', test: 'rabies-titer', maxAgeDays });

const threeMonths: TiterRule = { daysAfterDose: 30, afterDoses: 1, wait: { months: 3 }, lastsDays: null };
const europeanTiter = titer(texts.titerThreeMonths, endlessDays);
const fifteenWeeks = required('age', texts.fifteenWeeks, { kind: 'age', minWeeks: 15 });
/** Twelve weeks, the youngest age for a rabies vaccination. */
const twelveWeeks = 84;

export function travelRulesFor({ destination, origin }: Trip, species: Species): TravelRules {
  switch (destination) {
    case 'eu':
      return european(origin, [
        'entry_point',
        'five_pets',
        ...(species === 'dog' ? ['tapeworm_some' as const] : []),
      ]);
    case 'great-britain':
      return british(origin, species);
    case 'japan':
      return japanese();
    default:
      return american(origin, species);
  }
}

function european(origin: TripOrigin, steps: readonly TravelStep[], more: readonly Rule[] = []): TravelRules {
  const isUnlisted = origin === 'unlisted';
  return {
    rules: [chip, fifteenWeeks, rabies(21), ...(isUnlisted ? [europeanTiter] : []), ...more],
    minDaysAtDose: twelveWeeks,
    titer: isUnlisted ? threeMonths : null,
    steps: [
      'chip_first',
      'official_documents',
      ...(isUnlisted ? ['approved_laboratory' as const] : []),
      ...steps,
    ],
  };
}

/** Days are all that is on record: 24 to 120 hours are the five days before. */
const tapeworm = required(tapewormRuleId, texts.tapeworm, {
  ...{ kind: 'treatment', treatment: 'deworming', maxAgeDays: 4 },
});

function british(origin: TripOrigin, species: Species): TravelRules {
  const isTreated = species === 'dog' && origin !== 'no-tapeworm';
  const steps = ['approved_route', 'five_pets', ...(isTreated ? ['tapeworm_hours' as const] : [])] as const;
  return european(origin, steps, isTreated ? [tapeworm] : []);
}

function japanese(): TravelRules {
  const twoDoses = required('rabies', texts.twoRabies, {
    ...{ kind: 'vaccination', targets: ['rabies'], through: 'arrival' },
    series: { doses: 2, minSpacingDays: 30 },
  });
  return {
    rules: [chip, twoDoses, titer(texts.titerToTwoYears, 550)],
    minDaysAtDose: 91,
    titer: { daysAfterDose: 0, afterDoses: 2, wait: { days: 180 }, lastsDays: 730 },
    steps: [
      ...(['chip_first', 'inactivated_vaccine', 'approved_laboratory', 'notify_ahead'] as const),
      ...(['official_documents', 'import_inspection'] as const),
    ],
  };
}

function american(origin: TripOrigin, species: Species): TravelRules {
  const none = { minDaysAtDose: 0, titer: null };
  if (species !== 'dog') {
    const advised: Rule = { ...rabies(28), level: 'recommended', title: texts.rabies };
    return { ...none, rules: [advised], steps: ['looks_healthy', 'state_rules'] };
  }
  const age = required('age', texts.sixMonths, {
    kind: 'age',
    minWeeks: 27,
  });
  if (origin === 'listed') {
    return { ...none, rules: [chip, age], steps: ['dog_import_form', 'looks_healthy', 'state_rules'] };
  }
  return {
    minDaysAtDose: twelveWeeks,
    titer: null,
    rules: [chip, age, rabies(28)],
    steps: [
      ...(['dog_import_form', 'rabies_form', 'chip_first', 'quarantine_without_titer'] as const),
      ...(['looks_healthy', 'state_rules'] as const),
    ],
  };
}
