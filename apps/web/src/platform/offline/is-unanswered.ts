import { CallError } from '@clearpaw/client';

const unanswered: ReadonlySet<string> = new Set([
  'internal',
  'unavailable',
  'deadline-exceeded',
  'unknown',
  'cancelled',
  // Whatever stands before the server asks for patience.
  'resource-exhausted',
]);

/** Whether a call may not have arrived: asking again, with the same key, is the right thing to do. */
export function isUnanswered(problem: unknown): boolean {
  return !(problem instanceof CallError) || unanswered.has(problem.code);
}

/** Whether no answer came from the server at all; its own failures carry the number of the request. */
export function isUnreached(problem: unknown): boolean {
  return problem instanceof CallError && problem.requestId === null && unanswered.has(problem.code);
}
