import { isReason } from '../vocabulary/reason.ts';
import type { Check } from '../vocabulary/report.ts';
import type { Rule } from '../vocabulary/rule.ts';
import { cureFor } from './cure-for.ts';
import { endFindingFor, findingFor, messageFor } from './message-for.ts';
import { subjectOf } from './subject-of.ts';
import { checkTexts } from './texts.gen.ts';

/** Who reads an explanation: the owner, who may see the pet's dates, or staff, who may not. */
export const audiences = ['owner', 'staff'] as const;
export type Audience = (typeof audiences)[number];

/** A check as text: which rule, what was found, and what would satisfy it (null if nothing is wrong). */
export type Explanation = { readonly title: string; readonly detail: string; readonly cure: string | null };

/**
 * Dates for the owner: how to format one, and the first arrival at which this rule passes with the current records
 * (`compliantFrom` of a report over this rule alone; null if time alone never helps).
 */
export type OwnerDates = {
  readonly format: (date: string) => string;
  readonly passesFrom?: string | null | undefined;
};

const withoutEnd: ReadonlySet<Check['status']> = new Set(['waiting', 'incomplete', 'expired', 'grace']);

/** What was found, after the subject, with the end of the deciding record if it matters. */
function datedFinding(
  { reason, params, message, validUntil, status }: Check,
  rule: Rule,
  dates: OwnerDates,
): string {
  const { requirement } = rule;
  if (!isReason(reason)) return message;
  const day = validUntil === null ? null : dates.format(validUntil);
  const ended = day === null ? null : endFindingFor(requirement, reason, day);
  if (ended !== null) return ended;
  const found = findingFor(requirement, reason, params);
  return day === null || withoutEnd.has(status) ? found : `${found} ${checkTexts.goodUntil(day)}`;
}

function passSentence(check: Check, dates: OwnerDates): string {
  if (dates.passesFrom === undefined || dates.passesFrom === null) return '';
  const isUnsatisfied = !['met', 'expiring', 'grace', 'exempt', 'not_applicable'].includes(check.status);
  return isUnsatisfied ? ` ${checkTexts.goodToGoFrom(dates.format(dates.passesFrom))}` : '';
}

/** The message of a check in the reader's language; the message in the report may be in another one. */
export function sayCheck({ reason, params, message }: Check, rule: Rule | undefined): string {
  return rule && isReason(reason) ? messageFor(rule.requirement, reason, params) : message;
}

/** What was found, without the subject before it, for lists that have the subject as their heading; with its dates. */
export function findingOf(check: Check, rule: Rule, dates: OwnerDates): string {
  const found = datedFinding(check, rule, dates);
  return `${found.charAt(0).toUpperCase()}${found.slice(1)}${passSentence(check, dates)}`;
}

/** What was found, in its first sentence and without a full stop, for a line that begins with the subject. */
export function briefFindingOf(
  { reason, params, message }: Pick<Check, 'reason' | 'params' | 'message'>,
  rule: Rule | undefined,
): string {
  const found = rule && isReason(reason) ? findingFor(rule.requirement, reason, params) : message;
  const [first = found] = found.split(/\.(?:\s|$)/, 1);
  return first;
}

/** Explains one check to the owner (what to do, with dates) or to staff (what to say, never a date or clinic). */
export function explainCheck(check: Check, rule: Rule, audience: Audience, dates?: OwnerDates): Explanation {
  const title = rule.title ?? subjectOf(rule.requirement);
  const cure = isReason(check.reason) ? cureFor(rule.requirement, check.reason) : null;
  if (audience === 'staff' || dates === undefined) {
    return { title, detail: sayCheck(check, rule), cure: cure?.[audience] ?? null };
  }
  const detail = isReason(check.reason)
    ? checkTexts.message(subjectOf(rule.requirement), datedFinding(check, rule, dates))
    : check.message;
  const sayCure = cure === null ? null : `${cure.owner}${passSentence(check, dates)}`;
  return { title, detail, cure: sayCure };
}
