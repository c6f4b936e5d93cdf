import { CallError } from '@clearpaw/client';

/** No reply, or a bug on the server: the wire has no words for people then. */
const wordless: ReadonlySet<string> = new Set(['internal', 'INTERNAL', 'unavailable', 'unknown']);
const unreachable = 'The server did not answer. Check your connection and try again.';

/** The same problem, with a message that a person can act on. */
export function inWords(problem: unknown): unknown {
  if (!(problem instanceof CallError)) return problem;
  const message = wordless.has(problem.message)
    ? unreachable
    : (issuesOf(problem.details) ?? problem.message);
  const { code, details, requestId } = problem;
  return new CallError(details === undefined ? { code, message } : { code, message, details }, requestId);
}

/** What was wrong with the input, field by field, where the server said so. */
function issuesOf(details: CallError['details']): string | null {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return null;
  if (!Array.isArray(details.issues)) return null;
  const messages = details.issues.map((issue) => (Object(issue) as { message?: unknown }).message);
  return [...new Set(messages)].filter((message) => typeof message === 'string').join(' ') || null;
}
