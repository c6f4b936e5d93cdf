import type { Route } from '../../catalogue/index.ts';
import type { Evidence, Reviewer } from './evidence.ts';

/** How well a rule requires records to be proven. `reviewedBy` is allowed only with `evidence: 'reviewed'`. */
export type AskedProof = {
  readonly evidence?: Evidence | undefined;
  readonly reviewedBy?: Reviewer | undefined;
};

/**
 * What determines the end of a dose: the printed or usual label, the business's own interval, or the earlier of both.
 */
export const validities = ['label', 'interval', 'earlier'] as const;
export type Validity = (typeof validities)[number];

/** The day of the stay until which a proof must last. */
export const stayEnds = ['arrival', 'departure'] as const;
export type StayEnd = (typeof stayEnds)[number];

/** How many doses complete a series, and which gaps between them count. */
export type Series = {
  readonly doses: number;
  readonly minSpacingDays: number;
  readonly maxSpacingDays?: number | undefined;
  readonly restartAfterMonths?: number | undefined;
};

/** Days after a dose during which a pet must not come; without `routes`, after any dose. */
export type ExclusionPeriod = { readonly days: number; readonly routes?: readonly Route[] | undefined };

/** Days until a dose counts. */
export type WaitDays = { readonly first: number; readonly booster: number };

/** What is accepted instead of a vaccination. */
export type Accepts = { readonly titerMonths?: number | undefined; readonly exemption?: boolean | undefined };

/** Doses of any one of `targets`. Days and months are whole numbers; absent bounds do not limit. */
export type VaccinationRequirement = {
  readonly kind: 'vaccination';
  readonly targets: readonly string[];
  readonly evidence?: Evidence | undefined;
  readonly reviewedBy?: Reviewer | undefined;
  readonly validity?: Validity | undefined;
  readonly validMonths?: number | undefined;
  readonly firstDoseMonths?: number | undefined;
  readonly waitDays?: WaitDays | undefined;
  readonly stayAway?: ExclusionPeriod | undefined;
  readonly series?: Series | undefined;
  readonly graceDays?: number | undefined;
  readonly through?: StayEnd | undefined;
  readonly accepts?: Accepts | undefined;
};
/** A result of the test, at most `maxAgeDays` old at arrival, that does not fail. */
export type TestRequirement = {
  readonly kind: 'test';
  readonly test: string;
  readonly maxAgeDays: number;
  readonly evidence?: Evidence | undefined;
  readonly reviewedBy?: Reviewer | undefined;
};
/** The treatment, given at most `maxAgeDays` before arrival. */
export type TreatmentRequirement = {
  readonly kind: 'treatment';
  readonly treatment: string;
  readonly maxAgeDays: number;
  readonly evidence?: Evidence | undefined;
  readonly reviewedBy?: Reviewer | undefined;
};
/** A document of the kind that lasts until the end of the stay, at most `maxAgeDays` after its issue. */
export type DocumentRequirement = {
  readonly kind: 'document';
  readonly document: string;
  readonly maxAgeDays?: number | undefined;
  readonly evidence?: Evidence | undefined;
  readonly reviewedBy?: Reviewer | undefined;
  readonly through?: StayEnd | undefined;
};
/** `materialVersion` is the current one; the caller fills it in. */
export type WaiverRequirement = {
  readonly kind: 'waiver';
  readonly waiverId: string;
  readonly materialVersion: number;
};
/** Spayed or neutered. */
export type SterilizationRequirement = { readonly kind: 'sterilization' };
/** A microchip number on record. */
export type MicrochipRequirement = { readonly kind: 'microchip' };
/** An age at arrival in whole weeks; the bounds are inclusive. */
export type AgeRequirement = {
  readonly kind: 'age';
  readonly minWeeks?: number | undefined;
  readonly maxWeeks?: number | undefined;
};
/** A weight in kilograms; the bounds are inclusive. */
export type WeightRequirement = {
  readonly kind: 'weight';
  readonly minKg?: number | undefined;
  readonly maxKg?: number | undefined;
};
/** The latest evaluation at this business was passed; it lapses `lapsesAfterDays` after it or after the last visit. */
export type EvaluationRequirement = {
  readonly kind: 'evaluation';
  readonly lapsesAfterDays?: number | undefined;
};
/** The owner answered the question `code` with yes, at most `maxAgeDays` before arrival. */
export type DeclarationRequirement = {
  readonly kind: 'declaration';
  readonly code: string;
  readonly maxAgeDays: number;
};
/** The owner answered this question of the business. `text` is the question as it is asked, filled in by the caller. */
export type QuestionRequirement = {
  readonly kind: 'question';
  readonly questionId: string;
  readonly text: string;
};

/** What a business asks for. */
export type Requirement =
  | VaccinationRequirement
  | TestRequirement
  | TreatmentRequirement
  | DocumentRequirement
  | WaiverRequirement
  | SterilizationRequirement
  | MicrochipRequirement
  | AgeRequirement
  | WeightRequirement
  | EvaluationRequirement
  | DeclarationRequirement
  | QuestionRequirement;

/** The kinds of requirement; each has its file in `kinds/`. */
export type RequirementKind = Requirement['kind'];

/** The requirement of one kind: `RequirementOf<'age'>` has its bounds in weeks. */
export type RequirementOf<K extends RequirementKind> = Extract<Requirement, { readonly kind: K }>;
