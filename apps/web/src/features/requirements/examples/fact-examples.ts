import {
  addDays,
  type DocumentRequirement,
  type Evidence,
  type RequirementKind,
  type RequirementOf,
  type TestRequirement,
  type TestResult,
  type TreatmentRequirement,
} from '@clearpaw/domain';
import type { ExampleList } from './example.ts';

/** The examples of one kind. */
type KindExamples<K extends RequirementKind> = (asked: RequirementOf<K>, today: string) => ExampleList;

type Proof = {
  readonly evidence: Evidence;
  readonly underReview: boolean;
  readonly reviewedHere?: boolean;
};
const typed: Proof = { evidence: 'owner', underReview: false };
const proven: Proof = { evidence: 'document', underReview: false };
const verified: Proof = { evidence: 'reviewed', underReview: false };
const verifiedHere: Proof = { ...verified, reviewedHere: true };

export function testExamples({ test }: TestRequirement, today: string): ExampleList {
  const taken = (daysAgo: number, result: TestResult, evidence: Proof = typed) => ({
    tests: [{ id: 'test', test, takenOn: addDays(today, -daysAgo), result, ...evidence }],
  });
  return {
    recentTest: { records: taken(5, 'negative') },
    oldTest: { records: taken(100, 'negative') },
    positiveTest: { records: taken(10, 'positive') },
    provenRecord: { about: ['evidence'], records: taken(5, 'negative', proven) },
    verified: { about: ['evidence'], records: taken(5, 'negative', verified) },
    verifiedHere: { about: ['ownReview'], records: taken(5, 'negative', verifiedHere) },
    nothing: {},
  };
}

export function treatmentExamples({ treatment }: TreatmentRequirement, today: string): ExampleList {
  const given = (daysAgo: number, evidence: Proof = typed) => ({
    treatments: [{ id: 'treatment', treatment, givenOn: addDays(today, -daysAgo), ...evidence }],
  });
  return {
    recentTreatment: { records: given(5) },
    oldTreatment: { records: given(100) },
    provenRecord: { about: ['evidence'], records: given(5, proven) },
    verified: { about: ['evidence'], records: given(5, verified) },
    verifiedHere: { about: ['ownReview'], records: given(5, verifiedHere) },
    nothing: {},
  };
}

export function documentExamples({ document }: DocumentRequirement, today: string): ExampleList {
  const issued = (daysAgo: number, lastsDays: number | null, evidence: Proof) => ({
    documents: [
      {
        id: 'document',
        kind: document,
        issuedOn: addDays(today, -daysAgo),
        expiresOn: lastsDays === null ? null : addDays(today, lastsDays - daysAgo),
        rejected: false,
        ...evidence,
      },
    ],
  });
  return {
    recentDocument: { records: issued(5, null, proven) },
    oldDocument: { records: issued(100, null, proven) },
    documentEndsInStay: {
      about: ['through'],
      records: issued(5, 6, proven),
      visit: { departure: addDays(today, 3) },
    },
    named: { about: ['evidence'], records: issued(5, null, typed) },
    verified: { about: ['evidence'], records: issued(5, null, verified) },
    verifiedHere: { about: ['ownReview'], records: issued(5, null, verifiedHere) },
    nothing: {},
  };
}

export const waiverExamples: KindExamples<'waiver'> = ({ waiverId, materialVersion }, today) => {
  const signed = (version: number) => ({
    signatures: [
      { id: 'signed', waiverId, materialVersion: version, signedOn: addDays(today, -10), expiresOn: null },
    ],
  });
  return {
    signed: { records: signed(materialVersion) },
    signedBefore: { records: signed(materialVersion - 1) },
    nothing: {},
  };
};

export const sterilizationExamples: KindExamples<'sterilization'> = () => ({
  sterilized: {},
  notSterilized: { pet: { sterilized: false } },
  unknownSterilized: { pet: { sterilized: null } },
});

export const microchipExamples: KindExamples<'microchip'> = () => ({
  chip: {},
  noChip: { pet: { microchip: null } },
});

export const ageExamples: KindExamples<'age'> = (_, today) => ({
  tenWeeks: { pet: { bornOn: addDays(today, -70) } },
  threeYears: { pet: { bornOn: addDays(today, -3 * 365) } },
  sixteenYears: { pet: { bornOn: addDays(today, -16 * 365) } },
  unknownAge: { pet: { bornOn: null } },
});

export const weightExamples: KindExamples<'weight'> = () => ({
  halfKilogram: { pet: { weightKg: 0.5 } },
  twelveKilograms: {},
  fiftyKilograms: { pet: { weightKg: 50 } },
  unknownWeight: { pet: { weightKg: null } },
});

export const evaluationExamples: KindExamples<'evaluation'> = (_, today) => {
  const passed = (daysAgo: number, isPassed = true) => ({
    evaluations: [{ id: 'evaluation', on: addDays(today, -daysAgo), passed: isPassed }],
  });
  return {
    passed: { records: passed(30) },
    passedLongAgo: { records: passed(300) },
    notPassed: { records: passed(30, false) },
    nothing: {},
  };
};

export const declarationExamples: KindExamples<'declaration'> = ({ code }, today) => {
  const answered = (daysAgo: number, answer: 'yes' | 'no') => ({
    declarations: [{ id: 'answer', code, on: addDays(today, -daysAgo), answer }],
  });
  return {
    answeredYes: { records: answered(5, 'yes') },
    answeredLongAgo: { records: answered(100, 'yes') },
    answeredNo: { records: answered(5, 'no') },
    nothing: {},
  };
};

export const questionExamples: KindExamples<'question'> = ({ questionId }, today) => ({
  answered: { records: { answers: [{ id: 'answer', questionId, answeredOn: addDays(today, -5) }] } },
  nothing: {},
});
