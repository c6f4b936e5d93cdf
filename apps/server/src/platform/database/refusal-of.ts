import { type Refusal, refuse } from '../refusal/index.ts';
import { diskFullMessage, isDiskFull, isUnavailable } from './unavailable.ts';

/** The database's codes when two requests conflict; none of these is a bug. */
const meetings: Readonly<Record<string, () => Refusal>> = {
  // The referenced row was deleted while this one was being written.
  '23503': () =>
    refuse('NOT_FOUND', 'This was deleted while you were changing it.', { reason: 'deleted_meanwhile' }),
  '40001': () =>
    refuse('ABORTED', 'Someone else changed this at the same moment. Try again.', {
      reason: 'changed_meanwhile',
    }),
  '40P01': () =>
    refuse('ABORTED', 'Someone else changed this at the same moment. Try again.', {
      reason: 'changed_meanwhile',
    }),
};

/** The refusal while the database is unreachable. */
export const unavailable = (): Refusal =>
  refuse('UNAVAILABLE', 'Clearpaw is briefly unavailable. Try again in a few seconds.');

/** The refusal while a disk is full. */
const diskFull = (): Refusal => refuse('RESOURCE_EXHAUSTED', diskFullMessage, { reason: 'disk_full' });

/** The refusal for a database error, or null if it is a bug. */
export function databaseRefusalOf(problem: unknown): Refusal | null {
  if (isUnavailable(problem)) return unavailable();
  if (isDiskFull(problem)) return diskFull();
  const { code, cause } = Object(problem) as { code?: unknown; cause?: { code?: unknown } };
  const known = meetings[String(cause?.code ?? code)];
  return known ? known() : null;
}
