import {
  type DeclarationAnswer,
  declarationAnswers,
  type TestResult,
  testResults,
  type WeightUnit,
} from '@clearpaw/domain';
import type { AskedKind, CareEntry, OwnKind } from './care-entry.ts';
import { codeFrom, isHealth, isHealthKind } from './care-record.ts';
import { emptyHealth, type HealthDraft, healthDraftOf, healthFactsOf } from './health-draft.ts';

/** What is being typed; the kind determines which fields count. */
export interface CareDraft {
  /** An offered code, or '' if the record is named freely. */
  readonly code: string | null;
  readonly otherName: string;
  readonly day: string | null;
  readonly until: string | null;
  readonly result: TestResult;
  readonly target: string | null;
  readonly answer: DeclarationAnswer;
  /** The fields of the kinds an owner keeps for the pet's health. */
  readonly health: HealthDraft;
}

export const emptyDraft: CareDraft = {
  code: null,
  otherName: '',
  day: null,
  until: null,
  result: 'negative',
  target: null,
  answer: 'yes',
  health: emptyHealth,
};

export function isCareDraft(read: unknown): read is CareDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { otherName, result, answer } = read as Partial<CareDraft>;
  const known = testResults.some((one) => one === result) && declarationAnswers.some((one) => one === answer);
  const complete = Object.keys(emptyDraft).every((field) => field in read);
  return typeof otherName === 'string' && known && complete;
}

/** A record as a draft. */
export function careDraftOf(entry: CareEntry, unit: WeightUnit = 'kg'): CareDraft {
  if (isHealth(entry)) return { ...emptyDraft, ...healthDraftOf(entry, unit) };
  switch (entry.kind) {
    case 'test': {
      const { test: code, takenOn: day, result, target } = entry.record;
      return { ...emptyDraft, code, day, result, target };
    }
    case 'treatment':
      return { ...emptyDraft, code: entry.record.treatment, day: entry.record.givenOn };
    case 'exemption':
      return {
        ...emptyDraft,
        target: entry.record.target,
        day: entry.record.from,
        until: entry.record.until,
      };
    case 'declaration':
      return {
        ...emptyDraft,
        code: entry.record.code,
        day: entry.record.on,
        answer: entry.record.answer,
      };
    case 'evaluation':
      return emptyDraft;
  }
}

export const isTiter = (result: TestResult) => result === 'protective' || result === 'not_protective';

/** The facts of a kind, or the fields that are still missing. */
export function factsOf(kind: OwnKind, draft: CareDraft): { facts: object } | { missing: readonly string[] } {
  return isHealthKind(kind) ? healthFactsOf(kind, draft) : askedFactsOf(kind, draft);
}

function askedFactsOf(kind: AskedKind, draft: CareDraft): { facts: object } | { missing: readonly string[] } {
  const code = draft.code === '' ? codeFrom(draft.otherName) : draft.code;
  const { day, until, target, result, answer } = draft;
  const missing = [
    ...(kind !== 'exemption' && !code ? ['code'] : []),
    ...(day === null ? ['day'] : []),
    ...(kind === 'exemption' && until === null ? ['until'] : []),
    ...(kind === 'exemption' && target === null ? ['target'] : []),
  ];
  if (missing.length > 0) return { missing };
  const byKind = {
    test: { test: code, takenOn: day, result, target: isTiter(result) ? target : null },
    treatment: { treatment: code, givenOn: day },
    exemption: { target, from: day, until },
    declaration: { code, on: day, answer },
  } as const;
  return { facts: byKind[kind] };
}
