import { isReason } from '../vocabulary/reason.ts';
import type { Check } from '../vocabulary/report.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { cureFor } from './cure-for.ts';
import { findingFor, messageFor } from './message-for.ts';
import { subjectOf } from './subject-of.ts';
import { checkTexts } from './texts.gen.ts';

/** Who reads an explanation: the owner, who may see the pet's dates, or staff, who may not. */
export const audiences = ['owner', 'staff'] as const;
export type Audience = (typeof audiences)[number];

/** A check in words: which rule, what is so, and what would put it right (null where nothing is wrong). */
export type Explanation = { readonly title: string; readonly detail: string; readonly cure: string | null };

/**
 * Dates for the owner: how to write one, and the first arrival at which this rule passes on the same records
 * (`compliantFrom` of a report over this rule alone; null where time alone never helps).
 */
export type OwnerDates = {
  readonly format: (date: string) => string;
  readonly passesFrom?: string | null | undefined;
};

/** The end of the deciding record, said only where it has a bearing. */
function endSentence(check: Check, dates: OwnerDates): string {
  if (check.validUntil === null || check.status === 'waiting' || check.status === 'incomplete') return '';
  const isPast = check.status === 'expired' || check.status === 'grace';
  const day = dates.format(check.validUntil);
  return ` ${isPast ? checkTexts.endedOn(day) : checkTexts.goodUntil(day)}`;
}

function passSentence(check: Check, dates: OwnerDates): string {
  if (dates.passesFrom === undefined || dates.passesFrom === null) return '';
  const isUnsatisfied = !['met', 'expiring', 'grace', 'exempt', 'not_applicable'].includes(check.status);
  return isUnsatisfied ? ` ${checkTexts.goodToGoFrom(dates.format(dates.passesFrom))}` : '';
}

/** The sentence of a check in the reader's language: what came with it may be in another one. */
export function sayCheck({ reason, params, message }: Check, rule: Rule | undefined): string {
  return rule && isReason(reason) ? messageFor(rule.requirement, reason, params) : message;
}

/** What was found, without the subject before it, for lists that have the subject as their heading; with its dates. */
export function findingOf(check: Check, rule: Rule, dates: OwnerDates): string {
  const { reason, params, message } = check;
  const found = isReason(reason) ? findingFor(rule.requirement, reason, params) : message;
  return `${found.charAt(0).toUpperCase()}${found.slice(1)}${endSentence(check, dates)}${passSentence(check, dates)}`;
}

/** Explains one check to the owner (what to do, with dates) or to staff (what to say, never a date or clinic). */
export function explainCheck(check: Check, rule: Rule, audience: Audience, dates?: OwnerDates): Explanation {
  const title = rule.title ?? subjectOf(rule.requirement);
  const cure = isReason(check.reason) ? cureFor(rule.requirement, check.reason) : null;
  if (audience === 'staff' || dates === undefined) {
    return { title, detail: sayCheck(check, rule), cure: cure?.[audience] ?? null };
  }
  const detail = `${sayCheck(check, rule)}${endSentence(check, dates)}`;
  const sayCure = cure === null ? null : `${cure.owner}${passSentence(check, dates)}`;
  return { title, detail, cure: sayCure };
}
