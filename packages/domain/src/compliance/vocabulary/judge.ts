import type { Day } from '../../calendar/index.ts';
import type { Finding } from './finding.ts';

/**
 * One rule prepared for one pet: its finding at any arrival, and the arrivals at which that can change. Between two of
 * those arrivals the finding's status is the same, so the days between them need not be checked.
 */
export type Judge = {
  readonly at: (arrival: Day) => Finding;
  /** Reports every arrival at which the status can change; it may report others, in any order and repeatedly. */
  readonly changePoints: (name: (arrival: Day) => void) => void;
};

/** A judge whose finding is the same on every day. */
export function constantJudge(finding: Finding): Judge {
  return { at: () => finding, changePoints: () => {} };
}
