import type { RequirementKind, RequirementOf, Rule } from '@clearpaw/domain';
import type { ClauseId } from './texts-of-rules.ts';

/** Every field of a type by its dotted path; a list counts as one field. */
type PathsOf<T> = {
  [F in keyof T & string]-?: NonNullable<T[F]> extends string | number | boolean | readonly unknown[]
    ? F
    : `${F}.${PathsOf<NonNullable<T[F]>>}`;
}[keyof T & string];

/** The parameters of a kind: `series.doses` of a vaccination. */
export type RequirementParameter<K extends RequirementKind> = PathsOf<Omit<RequirementOf<K>, 'kind'>>;
/** The parameters of a rule of any kind. Its id is generated, so it is not among them. */
export type RuleParameter = PathsOf<Omit<Rule, 'id' | 'requirement'>>;

/**
 * How a parameter is changed: with a chip that is always shown, a clause, a clause with a chip, or a list of
 * checkboxes.
 */
export type Control =
  | { readonly slot: string }
  | { readonly clause: ClauseId; readonly slot?: string }
  | { readonly boxes: 'services' }
  /** Follows what the rule names, and is changed there. */
  | { readonly follows: 'question' };

/**
 * The control of every parameter of a kind. A parameter added to `Requirement` or `Rule` does not compile until it has
 * a control; `parameters.screen.test.tsx` uses each control.
 */
export type RequirementControls<K extends RequirementKind> = {
  readonly [P in RequirementParameter<K>]: Control;
};

export const vaccinationControls: RequirementControls<'vaccination'> = {
  targets: { slot: 'target-0' },
  evidence: { clause: 'evidence', slot: 'evidence' },
  reviewedBy: { clause: 'ownReview' },
  validity: { clause: 'validity', slot: 'validity' },
  validMonths: { clause: 'months', slot: 'months' },
  firstDoseMonths: { clause: 'firstDose', slot: 'firstDose' },
  'waitDays.first': { clause: 'wait', slot: 'wait' },
  'waitDays.booster': { clause: 'booster', slot: 'booster' },
  'stayAway.days': { clause: 'stayAway', slot: 'stayAway' },
  'stayAway.routes': { clause: 'stayAway', slot: 'routes' },
  'series.doses': { clause: 'series', slot: 'doses' },
  'series.minSpacingDays': { clause: 'series', slot: 'minSpacingDays' },
  'series.maxSpacingDays': { clause: 'maxSpacing', slot: 'maxSpacingDays' },
  'series.restartAfterMonths': { clause: 'restart', slot: 'restart' },
  graceDays: { clause: 'grace', slot: 'grace' },
  through: { slot: 'through' },
  'accepts.titerMonths': { clause: 'titer', slot: 'titer' },
  'accepts.exemption': { clause: 'exemption' },
};

const evidence: Control = { clause: 'evidence', slot: 'evidence' };
const reviewedBy: Control = { clause: 'ownReview' };
const days: Control = { slot: 'days' };
const subject: Control = { slot: 'subject' };

export const testControls: RequirementControls<'test'> = {
  test: subject,
  maxAgeDays: days,
  evidence,
  reviewedBy,
};
export const treatmentControls: RequirementControls<'treatment'> = {
  treatment: subject,
  maxAgeDays: days,
  evidence,
  reviewedBy,
};
export const documentControls: RequirementControls<'document'> = {
  document: subject,
  maxAgeDays: { clause: 'issued', slot: 'days' },
  evidence,
  reviewedBy,
  through: { clause: 'through' },
};
/** The version is always the current one of the chosen waiver. */
export const waiverControls: RequirementControls<'waiver'> = { waiverId: subject, materialVersion: subject };
export const ageControls: RequirementControls<'age'> = {
  minWeeks: { clause: 'minAge', slot: 'minWeeks' },
  maxWeeks: { clause: 'maxAge', slot: 'maxWeeks' },
};
export const weightControls: RequirementControls<'weight'> = {
  minKg: { clause: 'minWeight', slot: 'minKg' },
  maxKg: { clause: 'maxWeight', slot: 'maxKg' },
};
export const evaluationControls: RequirementControls<'evaluation'> = {
  lapsesAfterDays: { clause: 'lapse', slot: 'lapse' },
};
export const declarationControls: RequirementControls<'declaration'> = { code: subject, maxAgeDays: days };
const question: Control = { follows: 'question' };
/** Made and changed by the editor of the business's own questions. */
export const questionControls: RequirementControls<'question'> = { questionId: question, text: question };

/** The control of every parameter that rules of all kinds have. */
export const ruleControls: { readonly [P in RuleParameter]: Control } = {
  level: { clause: 'recommend' },
  title: { clause: 'title', slot: 'title' },
  'appliesTo.species': { slot: 'species' },
  'appliesTo.services': { boxes: 'services' },
  'appliesTo.sex': { clause: 'sex', slot: 'sex' },
  'appliesTo.fromAgeWeeks': { clause: 'fromWeeks', slot: 'fromAgeWeeks' },
  'appliesTo.fromAgeMonths': { clause: 'fromMonths', slot: 'fromAgeMonths' },
  'appliesTo.untilAgeWeeks': { clause: 'underWeeks', slot: 'untilAgeWeeks' },
  'appliesTo.lastDay': { clause: 'lastDay', slot: 'lastDay' },
};
