import type { Check, ComplianceReport } from '../vocabulary/report.ts';
import { isSatisfied, type Status } from '../vocabulary/status.ts';

/** A rule that a pet does not meet, or meets only until a day; `until` is the last valid day. */
export type Renewal = {
  readonly rule: string;
  readonly status: Status;
  readonly until: string | null;
  readonly unmet: boolean;
};

/** Sorts before every other day: missing records come first. */
export const renewNow = '1970-01-01';
/** Soon, on a day that the reader may not learn: sorted after what is due now and before every known day. */
export const renewSoon = '1970-01-02';

/** An owner can do nothing about these: only time, or a review by the business, resolves them. */
const settledByOthers: ReadonlySet<Status> = new Set<Status>(['pending', 'waiting', 'stay_away']);

/** Whether an owner can act on it, so that a reminder makes sense. */
export function asksOwner(status: Status): boolean {
  return !settledByOthers.has(status);
}

/** Every rule that is not met or expires, in the order of the rules. */
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

/** Whether the proof expires within the warning period, or has expired and is within its grace days. */
export function isRenewalSoon({ status }: Pick<Renewal, 'status'>): boolean {
  return status === 'expiring' || status === 'grace';
}

/**
 * The earliest day by which one of these is due; null if nothing expires. With hidden dates it is one of two markers,
 * so that neither the order nor a number of days reveals a date.
 */
export function renewOn(renewals: readonly Renewal[], datesHidden: boolean): string | null {
  if (renewals.some(({ unmet }) => unmet)) return renewNow;
  if (datesHidden) return renewals.some(isRenewalSoon) ? renewSoon : null;
  const days = renewals.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  return days[0] ?? null;
}
