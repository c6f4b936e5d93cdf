import { CallError } from '@clearpaw/client';
import type { RefusalReason } from '@clearpaw/contract';
import { refusalMessages } from './refusal-messages.gen.ts';

type Messages = typeof refusalMessages;

/** Every reason of the contract has a text, or this does not compile. */
const reasons: Readonly<Record<RefusalReason, string>> = refusalMessages.reasons;
/** By the call's code, where a refusal gives no reason. */
const codes: Readonly<Record<string, string>> = refusalMessages.codes;

/** The same error with a message that tells the person what to do, without technical details. */
export function withPlainMessage(problem: unknown): unknown {
  if (!(problem instanceof CallError)) return problem;
  const { code, details, requestId } = problem;
  const message = messageOf(problem, refusalMessages);
  return new CallError(details === undefined ? { code, message } : { code, message, details }, requestId);
}

function messageOf(problem: CallError, messages: Messages): string {
  const { code, reason } = problem;
  const issues = issuesOf(problem.details);
  if (issues.length > 0 && reason === 'invalid_shape') {
    return together(issues.map((issue) => sayShape(issue, messages)));
  }
  if (reason !== null && Object.hasOwn(reasons, reason)) return reasons[reason as RefusalReason];
  if (issues.length > 0) return together(issues);
  // The number of the request shows that the server itself said so, not a device without a network.
  if (code === 'unavailable' && problem.requestId !== null) return messages.unavailable;
  // A code without a text means that there was no response, or a bug on the server.
  return codes[code] ?? messages.unreachable;
}

/** The problems with the input, by field, if the server reported any. */
function issuesOf(details: CallError['details']): string[] {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return [];
  if (!Array.isArray(details.issues)) return [];
  const messages = details.issues.map((issue) => (Object(issue) as { message?: unknown }).message);
  return messages.filter((message) => typeof message === 'string');
}

const together = (messages: readonly string[]): string => [...new Set(messages)].join(' ');

/** The messages of schemas are written for programmers; those that a form can run into have a text. */
function sayShape(message: string, messages: Messages): string {
  const limit = /at most (\d+) characters/.exec(message)?.[1];
  if (limit !== undefined) return messages.tooLong(limit);
  if (/email address/.test(message)) return messages.email;
  if (/some text/.test(message)) return messages.required;
  if (/visible characters|broken characters/.test(message)) return messages.oneLine;
  // An id comes from the address bar or a link, never from a field.
  if (/an id \(/.test(message)) return messages.codes['not-found'];
  if (/calendar date/.test(message)) return messages.date;
  return messages.reasons.invalid_shape;
}
