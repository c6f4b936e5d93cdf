import { CallError } from '@clearpaw/client';
import { textsOf } from '../words/index.ts';
import { refusalWords } from './refusal-messages.ts';

type Words = (typeof refusalWords)['en'];

/** The same problem, with a message that a person can act on: nothing of the wire is shown. */
export function inWords(problem: unknown): unknown {
  if (!(problem instanceof CallError)) return problem;
  const { code, details, requestId } = problem;
  const message = messageOf(problem, textsOf(refusalWords));
  return new CallError(details === undefined ? { code, message } : { code, message, details }, requestId);
}

function messageOf(problem: CallError, words: Words): string {
  const { code, reason } = problem;
  const issues = issuesOf(problem.details);
  if (issues.length > 0) {
    return together(reason === 'invalid_shape' ? issues.map((issue) => sayShape(issue, words)) : issues);
  }
  const known = reason !== null && Object.hasOwn(words.reasons, reason);
  if (known) return words.reasons[reason as keyof Words['reasons']];
  // A code without a text of its own means that there was no reply, or a bug on the server.
  return words.codes[code] ?? words.unreachable;
}

/** What was wrong with the input, field by field, where the server said so. */
function issuesOf(details: CallError['details']): string[] {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return [];
  if (!Array.isArray(details.issues)) return [];
  const messages = details.issues.map((issue) => (Object(issue) as { message?: unknown }).message);
  return messages.filter((message) => typeof message === 'string');
}

const together = (messages: readonly string[]): string => [...new Set(messages)].join(' ');

/** The messages of schemas are written for programmers; those that a form can run into have a text. */
function sayShape(message: string, words: Words): string {
  const limit = /at most (\d+) characters/.exec(message)?.[1];
  if (limit !== undefined) return words.tooLong(limit);
  if (/e-mail address/.test(message)) return words.email;
  if (/some text/.test(message)) return words.required;
  if (/visible characters|broken characters/.test(message)) return words.oneLine;
  // An id comes from the address bar or a link, never from a field.
  if (/an id \(/.test(message)) return words.codes['not-found'] ?? words.unreachable;
  if (/calendar date/.test(message)) return words.date;
  return words.reasons.invalid_shape;
}
