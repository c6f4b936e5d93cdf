import type { Day } from '../../calendar/index.ts';
import type { Reason } from './reason.ts';
import { type Status, statusRank } from './status.ts';

/**
 * The result of one record, or of a missing record, for a rule. `on` is the record's own date; `waitDays` the days
 * before a dose counts, set only if that is the reason.
 */
export type Finding = {
  readonly status: Status;
  readonly reason: Reason;
  readonly validUntil: Day | null;
  readonly on: Day | null;
  readonly recordId: string | null;
  readonly waitDays: number | null;
};

/** A finding about a fact of the pet, without a deciding record. */
export function factFinding(status: Status, reason: Reason, validUntil: Day | null = null): Finding {
  return { status, reason, validUntil, on: null, recordId: null, waitDays: null };
}

/** A finding with a deciding record, without a last day of validity. */
export function recordFinding(status: Status, reason: Reason, recordId: string, on: Day | null): Finding {
  return { status, reason, validUntil: null, on, recordId, waitDays: null };
}

/** No record at all. */
export const missing: Finding = factFinding('missing', 'missing');

/**
 * Order of findings, negative where `a` is better: by status, then the later `validUntil` (null is later than any),
 * then the later record (undated is earliest), then the smaller id by code unit.
 */
export function compareFindings(a: Finding, b: Finding): number {
  if (a.status !== b.status) return statusRank[a.status] - statusRank[b.status];
  if (a.validUntil !== b.validUntil) {
    if (a.validUntil === null) return -1;
    if (b.validUntil === null) return 1;
    return b.validUntil - a.validUntil;
  }
  if (a.on !== b.on) {
    if (a.on === null) return 1;
    if (b.on === null) return -1;
    return b.on - a.on;
  }
  if (a.recordId === b.recordId) return 0;
  return (a.recordId ?? '') < (b.recordId ?? '') ? -1 : 1;
}

/** The better of two findings; the first may be null. */
export function betterOf(a: Finding | null, b: Finding): Finding {
  return a === null || compareFindings(b, a) < 0 ? b : a;
}

/** The worse of two findings; the first may be null. */
export function worseOf(a: Finding | null, b: Finding): Finding {
  return a === null || compareFindings(b, a) > 0 ? b : a;
}
