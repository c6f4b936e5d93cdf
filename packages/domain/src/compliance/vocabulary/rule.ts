import type { Species } from '../../catalogue/index.ts';
import type { Requirement } from './requirement.ts';

/** Whether a rule decides the verdict or only advises. */
export const ruleLevels = ['required', 'recommended'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** Sexes a rule can be limited to. */
export const ruleSexes = ['male', 'female'] as const;
export type RuleSex = (typeof ruleSexes)[number];

/**
 * The pets and visits that a rule applies to; every given bound must match. Ages are reached on their day, `until` is
 * exclusive. `lastDay` is the last arrival to which the rule applies, for example during an outbreak.
 */
export type AppliesTo = {
  readonly species?: readonly Species[] | undefined;
  readonly services?: readonly string[] | undefined;
  readonly sex?: RuleSex | undefined;
  readonly fromAgeWeeks?: number | undefined;
  readonly fromAgeMonths?: number | undefined;
  readonly untilAgeWeeks?: number | undefined;
  readonly lastDay?: string | undefined;
};

/** One rule of a business. */
export type Rule = {
  readonly id: string;
  readonly level: RuleLevel;
  readonly title?: string | undefined;
  readonly appliesTo?: AppliesTo | undefined;
  readonly requirement: Requirement;
};
