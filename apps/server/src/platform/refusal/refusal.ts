import type { CallStatus } from '@clearpaw/protocol';

/**
 * The reasons a refusal may give, as keys. Empty here, because a platform folder knows no noun: the server adds those of
 * its contract (apps/server/src/refusal-reasons.ts).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KnownReasons {}

type Reason = keyof KnownReasons & string;

interface Details {
  readonly reason?: Reason;
  readonly [more: string]: unknown;
}

/** One thing wrong with an input: `path` is dotted, '' stands for the whole. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/**
 * An expected "no". It ends a function's pipeline, rolls its transaction back and becomes the reply; anything else
 * that is thrown is a bug and is answered INTERNAL. The message is for people and never holds personal data.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: CallStatus;
  readonly details: Details | undefined;

  constructor(status: CallStatus, message: string, details?: Details) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Makes a refusal; `throw refuse(…)` reads as what it does. */
export function refuse(status: CallStatus, message: string, details?: Details): Refusal {
  return new Refusal(status, message, details);
}

/** The input has another shape than the function takes; the messages are for programmers. */
refuse.malformed = (issues: readonly Issue[]): Refusal =>
  refuse('INVALID_ARGUMENT', 'Some fields are not right; details.issues says which and why.', {
    reason: 'invalid_shape' satisfies string as Reason,
    issues,
  });

/** The input has the right shape, but cannot be true or used; the messages are for people. */
refuse.invalid = (issues: readonly Issue[]): Refusal =>
  refuse('INVALID_ARGUMENT', 'Some fields are not right; details.issues says which and why.', { issues });

/** The same words for "does not exist" and "not yours". */
refuse.notFound = (noun: string): Refusal => refuse('NOT_FOUND', `There is no such ${noun}.`);

/** What a thing belongs to does not exist for the caller, so neither does the thing; every other refusal stays. */
refuse.absentAs =
  (noun: string) =>
  (problem: unknown): never => {
    throw problem instanceof Refusal && problem.status === 'NOT_FOUND' ? refuse.notFound(noun) : problem;
  };

refuse.denied = (reason: Reason, message: string): Refusal =>
  refuse('PERMISSION_DENIED', message, { reason });

refuse.precondition = (reason: Reason, message: string): Refusal =>
  refuse('FAILED_PRECONDITION', message, { reason });
