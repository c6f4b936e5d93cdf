import type { DeclarationAnswer, TestResult } from '../compliance/index.ts';

/** The kinds that a requirement can ask for besides vaccinations and documents; the engine reads only these. */
export const judgedKinds = ['test', 'treatment', 'exemption', 'declaration', 'evaluation'] as const;
export type JudgedKind = (typeof judgedKinds)[number];

/** What an owner keeps for the pet's health; no verdict depends on these records. */
export const healthKinds = ['medication', 'allergy', 'condition', 'weight', 'vetVisit'] as const;
export type HealthKind = (typeof healthKinds)[number];

/** All kinds of records of a pet besides vaccinations and documents. */
export const careKinds = [...judgedKinds, ...healthKinds] as const;
export type CareKind = (typeof careKinds)[number];

export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** The facts of each kind. Dates are `YYYY-MM-DD`; `test`, `treatment` and `code` are free codes. */
export interface CareFacts {
  /** `target` is the target of a titer; null for every other test. */
  readonly test: {
    readonly test: string;
    readonly target: string | null;
    readonly takenOn: string;
    readonly result: TestResult;
  };
  readonly treatment: { readonly treatment: string; readonly givenOn: string };
  /** Never includes the medical reason. */
  readonly exemption: { readonly target: string; readonly from: string; readonly until: string };
  readonly declaration: { readonly code: string; readonly on: string; readonly answer: DeclarationAnswer };
  readonly evaluation: { readonly on: string; readonly passed: boolean };
  /** `duringVisits`: staff give it while the pet is at a business. */
  readonly medication: {
    readonly name: string;
    readonly dose: string;
    readonly schedule: string | null;
    readonly startedOn: string;
    readonly endedOn: string | null;
    readonly prescriber: string | null;
    readonly duringVisits: boolean;
  };
  readonly allergy: {
    readonly substance: string;
    readonly reaction: string | null;
    readonly severity: Severity;
  };
  readonly condition: {
    readonly name: string;
    readonly diagnosedOn: string | null;
    readonly resolvedOn: string | null;
  };
  readonly weight: { readonly on: string; readonly kg: number };
  readonly vetVisit: {
    readonly on: string;
    readonly clinic: string | null;
    readonly reason: string;
    readonly notes: string | null;
  };
}

/**
 * One kind: the names of its facts, the field that dates it, the field that ends it, and defaults of fields left out.
 */
interface CareKindShape<Facts> {
  readonly names: readonly (keyof Facts)[];
  readonly day: keyof Facts | null;
  readonly end?: keyof Facts;
  readonly unstated?: Partial<Facts>;
  /** It may be recorded before it begins. */
  readonly plannable?: true;
}

export const careShape: { readonly [Kind in CareKind]: CareKindShape<CareFacts[Kind]> } = {
  // A test that is not a titer has no target.
  test: { names: ['takenOn', 'test', 'target', 'result'], day: 'takenOn', unstated: { target: null } },
  treatment: { names: ['givenOn', 'treatment'], day: 'givenOn' },
  exemption: { names: ['from', 'target', 'until'], day: 'from', end: 'until' },
  declaration: { names: ['on', 'code', 'answer'], day: 'on' },
  evaluation: { names: ['on', 'passed'], day: 'on' },
  medication: {
    names: ['startedOn', 'name', 'dose', 'schedule', 'endedOn', 'prescriber', 'duringVisits'],
    day: 'startedOn',
    end: 'endedOn',
    unstated: { schedule: null, endedOn: null, prescriber: null, duringVisits: false },
    plannable: true,
  },
  allergy: {
    names: ['substance', 'reaction', 'severity'],
    day: null,
    unstated: { reaction: null },
  },
  condition: {
    names: ['diagnosedOn', 'name', 'resolvedOn'],
    day: 'diagnosedOn',
    end: 'resolvedOn',
    unstated: { diagnosedOn: null, resolvedOn: null },
  },
  weight: { names: ['on', 'kg'], day: 'on' },
  vetVisit: {
    names: ['on', 'clinic', 'reason', 'notes'],
    day: 'on',
    unstated: { clinic: null, notes: null },
  },
};

/** The date of a record, if it has one. For an arrival before that day the record does not exist. */
export function careDayOf<Kind extends CareKind>(kind: Kind, facts: CareFacts[Kind]): string | null {
  const { day } = careShape[kind];
  return day === null ? null : (facts[day] as string | null);
}

/** Codes that screens offer first. Any other code of the form `[a-z0-9-]{1,40}` is allowed as well. */
export const usualCodes = {
  test: ['fecal', 'heartworm', 'giardia', 'brucella', 'feline-leukaemia', 'rabies-titer', 'distemper-titer'],
  treatment: ['flea', 'tick', 'deworming', 'heartworm-prevention'],
  declaration: ['no-contagious-illness', 'gets-along-with-others', 'no-bite-history'],
} as const;
