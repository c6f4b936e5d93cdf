import type { ArrivalDecision } from './check-in-vocabulary.ts';

/**
 * Who has told the door and gets no answer has gone away, or come in by another way. Long enough for a busy morning, short
 * enough that a pet of yesterday is never let in by mistake.
 */
export const waitsForHours = 2;

const hourMs = 60 * 60 * 1000;

/** The moment from which an arrival that nobody answered counts as ended. */
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

/** How an arrival stands: `unanswered` waited for nothing, `gone` was here and has left, `undone` was a mistake. */
export type Standing = 'waiting' | 'unanswered' | 'here' | 'gone' | 'denied' | 'undone';

export function standingOf({ decision, departedAt }: Arrival): Standing {
  if (decision === 'denied' || decision === 'undone') return decision;
  const over = departedAt !== null;
  if (decision === 'waiting') return over ? 'unanswered' : 'waiting';
  return over ? 'gone' : 'here';
}
