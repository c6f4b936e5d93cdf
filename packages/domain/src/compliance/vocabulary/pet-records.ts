import type { Route } from '../../catalogue/index.ts';
import type { Evidence } from './evidence.ts';

/** Whether a vaccination still counts. */
export const vaccinationStates = ['active', 'rejected', 'withdrawn'] as const;
export type VaccinationState = (typeof vaccinationStates)[number];

/** Laboratory results; 'protective' and 'not_protective' belong to titers. */
export const testResults = ['negative', 'positive', 'protective', 'not_protective'] as const;
export type TestResult = (typeof testResults)[number];

/** What an owner declared. */
export const declarationAnswers = ['yes', 'no'] as const;
export type DeclarationAnswer = (typeof declarationAnswers)[number];

/** What is known about the proof of a record. */
export type Provable = {
  readonly evidence: Evidence;
  readonly underReview: boolean;
  /** Whether the judging business has reviewed it itself; absent if that is not known, as on a badge. */
  readonly reviewedHere?: boolean | undefined;
};

/**
 * One dose; `vaccine` is a code of the catalogue, or 'custom' with its `vaccineName`. All dates in this file are
 * `YYYY-MM-DD`.
 */
export type VaccinationRecord = Provable & {
  readonly id: string;
  readonly vaccine: string;
  readonly vaccineName?: string | null | undefined;
  readonly route: Route | null;
  readonly administeredOn: string;
  readonly expiresOn: string | null;
  readonly doseNumber: number | null;
  readonly state: VaccinationState;
};

/** One laboratory result; a titer has the `target` it was taken for. */
export type TestRecord = Provable & {
  readonly id: string;
  readonly test: string;
  readonly target?: string | undefined;
  readonly takenOn: string;
  readonly result: TestResult;
};

/** One treatment given, against fleas for example. */
export type TreatmentRecord = Provable & {
  readonly id: string;
  readonly treatment: string;
  readonly givenOn: string;
};

/** One document of a kind, for example a license. */
export type DocumentRecord = Provable & {
  readonly id: string;
  readonly kind: string;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly rejected: boolean;
};

/** A veterinarian's exemption from a target; never includes the medical reason. */
export type ExemptionRecord = Provable & {
  readonly id: string;
  readonly target: string;
  readonly from: string;
  readonly until: string;
};

/** A signed waiver; `materialVersion` is the last version up to the signed one that requires a new signature. */
export type SignatureRecord = {
  readonly id: string;
  readonly waiverId: string;
  readonly materialVersion: number;
  readonly signedOn: string;
  readonly expiresOn: string | null;
};

/** A business's temperament evaluation. */
export type EvaluationRecord = { readonly id: string; readonly on: string; readonly passed: boolean };

/** An owner's answer to a question, such as no contagious illness in 30 days. */
export type DeclarationRecord = {
  readonly id: string;
  readonly code: string;
  readonly on: string;
  readonly answer: DeclarationAnswer;
};

/** An answer that counts to a question which a business wrote itself. */
export type AnswerRecord = { readonly id: string; readonly questionId: string; readonly answeredOn: string };

/** Everything on record about one pet, as far as one business may count it. `lastVisitOn` is at that business. */
export type PetRecords = {
  readonly vaccinations: readonly VaccinationRecord[];
  readonly tests: readonly TestRecord[];
  readonly treatments: readonly TreatmentRecord[];
  readonly documents: readonly DocumentRecord[];
  readonly exemptions: readonly ExemptionRecord[];
  readonly signatures: readonly SignatureRecord[];
  readonly evaluations: readonly EvaluationRecord[];
  readonly declarations: readonly DeclarationRecord[];
  readonly answers: readonly AnswerRecord[];
  readonly lastVisitOn: string | null;
};
