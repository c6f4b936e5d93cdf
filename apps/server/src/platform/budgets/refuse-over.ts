import { type Refusal, refuse } from '../refusal/index.ts';
import type { Taken } from './budgets.ts';

/**
 * The refusal for a subject that has used up a limit; it has the time to wait, and so does the `Retry-After` header.
 */
export function refuseOver(
  { retryAfterSeconds }: Pick<Taken, 'retryAfterSeconds'>,
  what = 'Too many requests',
  reason: 'rate_limited' | 'daily_limit' = 'rate_limited',
): Refusal {
  return refuse('RESOURCE_EXHAUSTED', `${what}. Try again in ${inWords(retryAfterSeconds)}.`, {
    reason,
    retryAfterSeconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 90) return count(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
