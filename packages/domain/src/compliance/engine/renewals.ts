import type { Check, ComplianceReport } from '../vocabulary/report.ts';
import { isSatisfied, type Status } from '../vocabulary/status.ts';

/** A rule that a pet does not meet, or meets until a day; `until` is the last good day. */
export type Renewal = {
  readonly rule: string;
  readonly status: Status;
  readonly until: string | null;
  readonly unmet: boolean;
};

/** Sorts before every other day: what is missing has been due for ever. */
export const renewNow = '1970-01-01';
/** Soon, on a day that the reader may not learn: after what is due now, before every day that is said. */
export const renewSoon = '1970-01-02';

/** Nothing that the owner can do: time alone, or a review by the business, settles these. */
const settledByOthers: ReadonlySet<Status> = new Set<Status>(['pending', 'waiting', 'stay_away']);

/** Whether an owner can act on it, so that a reminder makes sense. */
export function asksOwner(status: Status): boolean {
  return !settledByOthers.has(status);
}

/** Everything of a pet that runs out or is missing, in the order of the rules. */
export function renewalsOf({ checks }: Pick<ComplianceReport, 'checks'>): Renewal[] {
  return checks.flatMap((check) => {
    const unmet = !isSatisfied(check.status);
    return unmet || endsBySomeDay(check) ? [renewalOf(check, unmet)] : [];
  });
}

function endsBySomeDay({ status, validUntil }: Check): boolean {
  return validUntil !== null && status !== 'not_applicable';
}

function renewalOf({ ruleId, status, validUntil }: Check, unmet: boolean): Renewal {
  return { rule: ruleId, status, until: validUntil, unmet };
}

/** Whether this one turned amber: it ends within the days in which everyone is told, or has ended with days of grace. */
export function isRenewalSoon({ status }: Pick<Renewal, 'status'>): boolean {
  return status === 'expiring' || status === 'grace';
}

/**
 * The day by which a business acts on the first of these; null where nothing ends. With dates hidden it is one of two
 * markers, so that neither the order nor a span of days tells a date.
 */
export function renewOn(renewals: readonly Renewal[], datesHidden: boolean): string | null {
  if (renewals.some(({ unmet }) => unmet)) return renewNow;
  if (datesHidden) return renewals.some(isRenewalSoon) ? renewSoon : null;
  const days = renewals.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  return days[0] ?? null;
}
