import { CallError } from '@clearpaw/client';
import { formReasonTexts, type RefusalReason } from '@clearpaw/contract';
import { refusalMessages } from './refusal-messages.gen.ts';

type Messages = typeof refusalMessages;

/** Every reason of the contract has a text, or this does not compile. */
const reasons: Readonly<Record<RefusalReason, string>> = { ...formReasonTexts, ...refusalMessages.reasons };
/** By the call's code, where a refusal gives no reason. */
const codes: Readonly<Record<string, string>> = refusalMessages.codes;

/**
 * The same error with a message that tells the person what to do, without technical details. The problems of its fields
 * are put into words too.
 */
export function withPlainMessage(problem: unknown): unknown {
  if (!(problem instanceof CallError)) return problem;
  const { code, requestId } = problem;
  const issues = issuesOf(problem);
  const message = messageOf(problem, issues);
  if (problem.details === undefined) return new CallError({ code, message }, requestId);
  const details = issues.length > 0 ? { ...Object(problem.details), issues } : problem.details;
  return new CallError({ code, message, details }, requestId);
}

function messageOf(problem: CallError, issues: readonly Issue[]): string {
  const { code, reason } = problem;
  const messages = refusalMessages;
  if (issues.length > 0) return [...new Set(issues.map((issue) => issue.message))].join(' ');
  if (isKnown(reason)) return reasons[reason];
  // The number of the request shows that the server itself said so, not a device without a network.
  if (code === 'unavailable' && problem.requestId !== null) return messages.unavailable;
  // A code without a text means that there was no response, or a bug on the server.
  return codes[code] ?? messages.unreachable;
}

const isKnown = (reason: unknown): reason is RefusalReason =>
  typeof reason === 'string' && Object.hasOwn(reasons, reason);

/** A problem of a field as the wire has it. */
interface Issue {
  readonly path: string;
  readonly message: string;
  readonly reason?: unknown;
}

/** The problems with the input, by field, in the reader's language. */
function issuesOf({ details, reason }: CallError): readonly Issue[] {
  const listed = (details as { issues?: unknown } | null | undefined)?.issues;
  if (!Array.isArray(listed)) return [];
  const sent = listed.filter((issue): issue is Issue => typeof Object(issue).message === 'string');
  return sent.map((issue) => ({ ...issue, message: sayIssue(issue, reason) }));
}

/** By its own reason. A server of another release may give one reason for all, or one that is not known here. */
function sayIssue({ reason, message }: Issue, common: string | null): string {
  if (common !== 'invalid_shape' && isKnown(reason)) return reasons[reason];
  if (common !== 'invalid_shape' && isKnown(common)) return reasons[common];
  return sayShape(message, refusalMessages);
}

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
