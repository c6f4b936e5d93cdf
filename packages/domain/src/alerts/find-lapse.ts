import { addDays, type Day, dateOf, dayOf } from '../calendar/index.ts';
import { type Check, evaluateCompliance, isSatisfied, type Reason, type Rule } from '../compliance/index.ts';
import {
  type ConnectedBusiness,
  type Lapse,
  lapsedForDays,
  type PlanInput,
  planHorizonDays,
  type RulesFrom,
} from './need.ts';

/** One rule and the arrivals for which its business requires it: from `from` to the day before `until`. */
export type RuleSpan = { readonly rule: Rule; readonly from: Day; readonly until: Day };

/** Reasons that an owner cannot resolve by a renewal: only time resolves them, or nothing does. */
const notToRenew: ReadonlySet<string> = new Set<Reason>([
  'dose_too_recent',
  'stay_away',
  'route_unknown',
  'under_review',
  'too_young',
  'too_old',
]);

/** Whether the owner has something to renew before the pet is cleared. */
export function isLapsed(check: Pick<Check, 'status' | 'reason'> | undefined): boolean {
  return check !== undefined && !isSatisfied(check.status) && !notToRenew.has(check.reason);
}

/**
 * The versions that are in force at some time, in the order in which they begin: a later version that begins earlier
 * replaces the others.
 */
export function versionsInForce(published: readonly RulesFrom[]): readonly RulesFrom[] {
  const inForce: RulesFrom[] = [];
  for (const version of [...published].reverse()) {
    const next = inForce[0];
    if (next === undefined || dayOf(version.from) < dayOf(next.from)) inForce.unshift(version);
  }
  return inForce;
}

/** The required rules of a business over time; a rule that a new version repeats unchanged continues. */
export function ruleSpans({ versions }: Pick<ConnectedBusiness, 'versions'>): readonly RuleSpan[] {
  const spans: RuleSpan[] = [];
  versions.forEach(({ from, rules }, index) => {
    const next = versions[index + 1];
    const until = next === undefined ? Number.POSITIVE_INFINITY : dayOf(next.from);
    for (const rule of rules) {
      if (rule.level !== 'required') continue;
      const begun = dayOf(from);
      const same = spans.findIndex((span) => span.until === begun && isSameRule(span.rule, rule));
      const earlier = spans[same];
      if (earlier === undefined) spans.push({ rule, from: begun, until });
      else spans[same] = { ...earlier, until };
    }
  });
  return spans.filter(({ from, until }) => from < until);
}

/** Whether two rules ask for the same of the same pets. */
export function isSameRule(a: Rule, b: Rule): boolean {
  return JSON.stringify([a.appliesTo, a.requirement]) === JSON.stringify([b.appliesTo, b.requirement]);
}

/** The engine's result for one rule on one day, and the next day on which it can change. */
function found(input: PlanInput, rule: Rule, day: Day): { check: Check | undefined; next: Day } {
  const on = dateOf(day);
  const { checks, changesOn } = evaluateCompliance({
    rules: [rule],
    pet: input.pet,
    records: input.records,
    visit: { service: serviceOf(rule), arrival: on, departure: on },
  });
  return { check: checks[0], next: changesOn === null ? Number.POSITIVE_INFINITY : dayOf(changesOn) };
}

/** The service for which a rule is planned: for a rule of certain services, the first of them. */
export function serviceOf(rule: Rule): string | null {
  return rule.appliesTo?.services?.[0] ?? null;
}

/**
 * The lapse to report now: the next one, or the one that has happened within the last two weeks. Null if nothing lapses
 * within the horizon, or if there never was a proof.
 */
export function findLapse(input: PlanInput, span: RuleSpan, connectedOn: string): Lapse | null {
  const today = dayOf(input.today);
  const end = Math.min(span.until, today + planHorizonDays + 1);
  const begin = firstDayToCheck(today, connectedOn);
  // Before its version begins a rule requires nothing, so it counts as met.
  let held = span.from > begin;
  let day = Math.max(begin, span.from);
  let lapsedOn: Day | null = null;
  while (day < end) {
    const { check, next } = found(input, span.rule, day);
    const lapsed = isLapsed(check);
    if (lapsed && held) lapsedOn = day;
    if (!lapsed) lapsedOn = null;
    held = !lapsed;
    if (lapsedOn !== null && Math.min(next, span.until) > today) return lapseOn(input, span, lapsedOn);
    day = next;
  }
  return null;
}

/** The day before the oldest lapse that is still reported. */
export function firstDayToCheck(today: Day, connectedOn: string): Day {
  return Math.max(today - lapsedForDays - 1, Math.min(today, dayOf(connectedOn)));
}

/** The record that was valid on the last day; null if the rule itself is new. */
function lapseOn(input: PlanInput, { rule, from }: RuleSpan, firstDayWithout: Day): Lapse {
  if (firstDayWithout === from) return { firstDayWithout, recordId: null };
  const [recordId = null] = found(input, rule, firstDayWithout - 1).check?.recordIds ?? [];
  return { firstDayWithout, recordId };
}

/** The last day on which the proof is valid. */
export function lastDayOf({ firstDayWithout }: Lapse): string {
  return addDays(dateOf(firstDayWithout), -1);
}
