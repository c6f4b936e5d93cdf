import type { DeclarationAnswer, TestResult } from '../compliance/index.ts';

/** What is on record about a pet beside its vaccinations and documents. */
export const careKinds = ['test', 'treatment', 'exemption', 'declaration', 'evaluation'] as const;
export type CareKind = (typeof careKinds)[number];

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
}

/** The names of the facts of each kind, the day it is dated by first. */
export const careFactNames = {
  test: ['takenOn', 'test', 'target', 'result'],
  treatment: ['givenOn', 'treatment'],
  exemption: ['from', 'target', 'until'],
  declaration: ['on', 'code', 'answer'],
  evaluation: ['on', 'passed'],
} as const satisfies { readonly [Kind in CareKind]: readonly (keyof CareFacts[Kind])[] };

/** The day a record is dated by: before it, the record does not exist for an arrival. */
export function careDayOf<Kind extends CareKind>(kind: Kind, facts: CareFacts[Kind]): string {
  const [day] = careFactNames[kind];
  return (facts as Readonly<Record<string, unknown>>)[day] as string;
}

/** Codes that screens offer first. Any other `[a-z0-9-]{1,40}` is just as good. */
export const usualCodes = {
  test: ['fecal', 'heartworm', 'giardia', 'brucella', 'feline-leukaemia', 'rabies-titer', 'distemper-titer'],
  treatment: ['flea', 'tick', 'deworming', 'heartworm-prevention'],
  declaration: ['no-contagious-illness', 'gets-along-with-others', 'no-bite-history'],
} as const;
