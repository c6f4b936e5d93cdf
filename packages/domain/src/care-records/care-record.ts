import type { DeclarationAnswer, TestResult } from '../compliance/index.ts';

/** What a requirement can ask for beside vaccinations and documents; the engine reads these kinds alone. */
export const judgedKinds = ['test', 'treatment', 'exemption', 'declaration', 'evaluation'] as const;
export type JudgedKind = (typeof judgedKinds)[number];

/** What an owner keeps for the pet's health; no verdict depends on these records. */
export const healthKinds = ['medication', 'allergy', 'condition', 'weight', 'vetVisit'] as const;
export type HealthKind = (typeof healthKinds)[number];

/** What is on record about a pet beside its vaccinations and documents. */
export const careKinds = [...judgedKinds, ...healthKinds] as const;
export type CareKind = (typeof careKinds)[number];

export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** What each kind states. Dates are `YYYY-MM-DD`; `test`, `treatment` and `code` are free codes. */
export interface CareFacts {
  /** `target` is what a titer speaks for; null for every other test. */
  readonly test: {
    readonly test: string;
    readonly target: string | null;
    readonly takenOn: string;
    readonly result: TestResult;
  };
  readonly treatment: { readonly treatment: string; readonly givenOn: string };
  /** The medical reason is never part of it. */
  readonly exemption: { readonly target: string; readonly from: string; readonly until: string };
  readonly declaration: { readonly code: string; readonly on: string; readonly answer: DeclarationAnswer };
  readonly evaluation: { readonly on: string; readonly passed: boolean };
  /** `duringVisits`: staff give it while the pet is with a business. */
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

/** One kind: its facts by name, the one it is dated by, the one that ends it, and what is assumed when left out. */
interface CareKindShape<Facts> {
  readonly names: readonly (keyof Facts)[];
  readonly day: keyof Facts | null;
  readonly end?: keyof Facts;
  readonly unstated?: Partial<Facts>;
  /** It may be written down before it begins. */
  readonly plannable?: true;
}

export const careShape: { readonly [Kind in CareKind]: CareKindShape<CareFacts[Kind]> } = {
  // A test that is no titer speaks for no target.
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

/** The day a record is dated by, if it states one. For an arrival before that day the record does not exist. */
export function careDayOf<Kind extends CareKind>(kind: Kind, facts: CareFacts[Kind]): string | null {
  const { day } = careShape[kind];
  return day === null ? null : (facts[day] as string | null);
}

/** Codes that screens offer first. Any other `[a-z0-9-]{1,40}` is just as good. */
export const usualCodes = {
  test: ['fecal', 'heartworm', 'giardia', 'brucella', 'feline-leukaemia', 'rabies-titer', 'distemper-titer'],
  treatment: ['flea', 'tick', 'deworming', 'heartworm-prevention'],
  declaration: ['no-contagious-illness', 'gets-along-with-others', 'no-bite-history'],
} as const;
