import {
  addDays,
  type ComplianceReport,
  evaluateCompliance,
  type PetFacts,
  type PetRecords,
  type Rule,
  type Visit,
} from '@clearpaw/domain';
import type { ClauseId, ExampleId } from '../texts-of-rules.ts';

/** A sample pet on a visit that shows what a rule does. */
export interface Example {
  readonly id: ExampleId;
  /** The clauses that this example illustrates. An example without clauses is always shown. */
  readonly about: readonly (ClauseId | 'services' | 'species')[];
  readonly pet: PetFacts;
  readonly records: PetRecords;
  readonly visit: Visit;
}

/** What sets an example apart; everything else is that of a healthy adult pet on a visit today. */
export interface ExampleFacts {
  readonly about?: Example['about'];
  readonly pet?: Partial<PetFacts>;
  readonly records?: Partial<PetRecords>;
  readonly visit?: Partial<Visit>;
}

/** Examples by id, in display order. */
export type ExampleList = Partial<Record<ExampleId, ExampleFacts>>;

const noRecords: PetRecords = {
  vaccinations: [],
  tests: [],
  treatments: [],
  documents: [],
  exemptions: [],
  signatures: [],
  evaluations: [],
  declarations: [],
  answers: [],
  lastVisitOn: null,
};

/** A pet that the rule applies to: its age is within the bounds. */
export function petFor({ appliesTo = {} }: Rule, today: string): PetFacts {
  const { species, sex, fromAgeWeeks = 0, fromAgeMonths = 0, untilAgeWeeks } = appliesTo;
  const youngest = Math.max(fromAgeWeeks, Math.ceil(fromAgeMonths * 4.4));
  const weeks = untilAgeWeeks === undefined ? youngest + 156 : Math.max(untilAgeWeeks - 1, 0);
  return {
    species: species?.[0] ?? 'dog',
    bornOn: addDays(today, -7 * weeks),
    bornOnPrecision: 'day',
    sex: sex ?? 'female',
    sterilized: true,
    microchip: '956000012345678',
    weightKg: 12,
  };
}

/** The examples of a list, completed with everything that the engine reads. */
export function completeExamples(rule: Rule, list: ExampleList, today: string): readonly Example[] {
  const service = rule.appliesTo?.services?.[0] ?? null;
  return Object.entries(list).map(([id, { about = [], pet, records, visit }]) => ({
    id: id as ExampleId,
    about,
    pet: { ...petFor(rule, today), ...pet },
    records: { ...noRecords, ...records },
    visit: { service, arrival: today, departure: today, ...visit },
  }));
}

/** The verdict on the example under this rule alone. */
export function judgeExample({ pet, records, visit }: Example, rule: Rule): ComplianceReport {
  return evaluateCompliance({ rules: [rule], pet, records, visit });
}
