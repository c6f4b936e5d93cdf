import type { ArrivalDecision } from './check-in-vocabulary.ts';

/**
 * An arrival without a decision for this long has left, or was admitted in another way. Long enough for a busy morning,
 * short enough that yesterday's pet is never admitted by mistake.
 */
export const waitsForHours = 2;

const hourMs = 60 * 60 * 1000;

/** The moment from which an unanswered arrival counts as ended. */
export function waitEndsAt(arrivedAtMs: number): number {
  return arrivedAtMs + waitsForHours * hourMs;
}

/** The latest arrival whose wait has ended by now. */
export function endedBefore(nowMs: number): number {
  return nowMs - waitsForHours * hourMs;
}

interface Arrival {
  readonly decision: ArrivalDecision;
  readonly departedAt: unknown;
}

/** The state of an arrival: `unanswered` got no decision, `gone` was on site and has left, `undone` was a mistake. */
export type Standing = 'waiting' | 'unanswered' | 'here' | 'gone' | 'denied' | 'undone';

export function standingOf({ decision, departedAt }: Arrival): Standing {
  if (decision === 'denied' || decision === 'undone') return decision;
  const over = departedAt !== null;
  if (decision === 'waiting') return over ? 'unanswered' : 'waiting';
  return over ? 'gone' : 'here';
}
