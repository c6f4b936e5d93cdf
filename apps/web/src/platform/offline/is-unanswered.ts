import { CallError } from '@clearpaw/client';

const unanswered: ReadonlySet<string> = new Set([
  'internal',
  'unavailable',
  'deadline-exceeded',
  'unknown',
  'cancelled',
  // A proxy in front of the server limits the rate.
  'resource-exhausted',
]);

/** Whether a call may not have reached the server, so that it should be repeated with the same key. */
export function isUnanswered(problem: unknown): boolean {
  return !(problem instanceof CallError) || unanswered.has(problem.code);
}

/** Whether the server did not respond at all; failures of the server itself contain a request number. */
export function isUnreached(problem: unknown): boolean {
  return problem instanceof CallError && problem.requestId === null && unanswered.has(problem.code);
}
