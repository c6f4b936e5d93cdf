import type { Route, Species } from '../../catalogue/index.ts';
import type { Evidence } from './evidence.ts';

/** Whether a rule decides the verdict or only advises. */
export const ruleLevels = ['required', 'recommended'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** What ends a dose: the printed or usual label, the business's own interval, or the earlier of the two. */
export const validities = ['label', 'interval', 'earlier'] as const;
export type Validity = (typeof validities)[number];

/** Which day of the stay proof must reach. */
export const stayEnds = ['arrival', 'departure'] as const;
export type StayEnd = (typeof stayEnds)[number];

/** Sexes a rule can be limited to. */
export const ruleSexes = ['male', 'female'] as const;
export type RuleSex = (typeof ruleSexes)[number];

/**
 * Which pets and visits a rule is for; every given bound must be met. Ages are reached on the day, `until` is
 * exclusive.
 */
export type AppliesTo = {
  readonly species?: readonly Species[] | undefined;
  readonly services?: readonly string[] | undefined;
  readonly sex?: RuleSex | undefined;
  readonly fromAgeWeeks?: number | undefined;
  readonly fromAgeMonths?: number | undefined;
  readonly untilAgeWeeks?: number | undefined;
};

/** How many doses complete a series, and the gaps between them that count. */
export type Series = {
  readonly doses: number;
  readonly minSpacingDays: number;
  readonly maxSpacingDays?: number | undefined;
  readonly restartAfterMonths?: number | undefined;
};

/** Days after a dose in which a pet keeps away; without `routes` after any dose. */
export type ExclusionPeriod = { readonly days: number; readonly routes?: readonly Route[] | undefined };

/** Days until a dose counts. */
export type WaitDays = { readonly first: number; readonly booster: number };

/** What is accepted instead of a vaccination. */
export type Accepts = { readonly titerMonths?: number | undefined; readonly exemption?: boolean | undefined };

export type VaccinationRequirement = {
  readonly kind: 'vaccination';
  readonly targets: readonly string[];
  readonly evidence?: Evidence | undefined;
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
export type TestRequirement = {
  readonly kind: 'test';
  readonly test: string;
  readonly maxAgeDays: number;
  readonly evidence?: Evidence | undefined;
};
export type TreatmentRequirement = {
  readonly kind: 'treatment';
  readonly treatment: string;
  readonly maxAgeDays: number;
  readonly evidence?: Evidence | undefined;
};
export type DocumentRequirement = {
  readonly kind: 'document';
  readonly document: string;
  readonly maxAgeDays?: number | undefined;
  readonly evidence?: Evidence | undefined;
  readonly through?: StayEnd | undefined;
};
/** `materialVersion` is the current one, filled in by the caller. */
export type WaiverRequirement = {
  readonly kind: 'waiver';
  readonly waiverId: string;
  readonly materialVersion: number;
};
export type SterilizationRequirement = { readonly kind: 'sterilization' };
export type MicrochipRequirement = { readonly kind: 'microchip' };
export type AgeRequirement = {
  readonly kind: 'age';
  readonly minWeeks?: number | undefined;
  readonly maxWeeks?: number | undefined;
};
export type WeightRequirement = {
  readonly kind: 'weight';
  readonly minKg?: number | undefined;
  readonly maxKg?: number | undefined;
};
export type EvaluationRequirement = {
  readonly kind: 'evaluation';
  readonly lapsesAfterDays?: number | undefined;
};
export type DeclarationRequirement = {
  readonly kind: 'declaration';
  readonly code: string;
  readonly maxAgeDays: number;
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
  | DeclarationRequirement;

export type RequirementKind = Requirement['kind'];

/** Every kind once; a kind that is missing here does not compile. */
const everyKind = {
  vaccination: true,
  test: true,
  treatment: true,
  document: true,
  waiver: true,
  sterilization: true,
  microchip: true,
  age: true,
  weight: true,
  evaluation: true,
  declaration: true,
} as const satisfies Record<RequirementKind, true>;

/** The kinds of requirement, in the order in which an editor offers them. */
export const requirementKinds = Object.keys(everyKind) as readonly RequirementKind[];

/** One rule of a business. */
export type Rule = {
  readonly id: string;
  readonly level: RuleLevel;
  readonly title?: string | undefined;
  readonly appliesTo?: AppliesTo | undefined;
  readonly requirement: Requirement;
};
