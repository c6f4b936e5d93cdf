import type { CallStatus } from '@clearpaw/protocol';

/**
 * The possible reasons of a refusal, as keys. Empty here, because the platform knows no features: the server adds those
 * of its contract (apps/server/src/refusal-reasons.ts).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KnownReasons {}

type Reason = keyof KnownReasons & string;

interface Details {
  readonly reason?: Reason;
  readonly [more: string]: unknown;
}

/** One problem of an input: `path` is dotted, '' stands for the whole input. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** A problem with its reason, which a screen says in its language. */
export interface FieldProblem extends Issue {
  readonly reason: Reason;
}

/** A problem that a rule of the domain found; its code is a reason. */
interface FoundProblem extends Issue {
  readonly code: Reason;
}

/**
 * An expected "no". It ends a function, rolls its transaction back and becomes the reply; anything else that is thrown
 * is a bug and is answered INTERNAL. The message is for people and never contains personal data.
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

/** Creates a refusal, to be thrown: `throw refuse(…)`. */
export function refuse(status: CallStatus, message: string, details?: Details): Refusal {
  return new Refusal(status, message, details);
}

/** The input does not have the form that the function accepts; the messages are for programmers. */
refuse.malformed = (issues: readonly Issue[]): Refusal =>
  refuse('INVALID_ARGUMENT', 'Some fields are not right; details.issues says which and why.', {
    reason: 'invalid_shape' satisfies string as Reason,
    issues,
  });

/**
 * The input has the right shape, but cannot be true or used. The messages are for people who read English; a screen says
 * the reasons in its language. The refusal itself has the first of them.
 */
refuse.invalid = (issues: readonly FieldProblem[]): Refusal =>
  refuse('INVALID_ARGUMENT', 'Some fields are not right; details.issues says which and why.', {
    ...(issues[0] && { reason: issues[0].reason }),
    issues,
  });

/** The same for what a rule of the domain found. */
refuse.impossible = (found: readonly FoundProblem[]): Refusal =>
  refuse.invalid(found.map(({ path, message, code }) => ({ path, message, reason: code })));

/** The same message for "does not exist" and "not yours". */
refuse.notFound = (noun: string): Refusal => refuse('NOT_FOUND', `There is no such ${noun}.`);

/**
 * If the parent of an object does not exist for the caller, the object does not exist either; every other refusal
 * stays.
 */
refuse.absentAs =
  (noun: string) =>
  (problem: unknown): never => {
    throw problem instanceof Refusal && problem.status === 'NOT_FOUND' ? refuse.notFound(noun) : problem;
  };

refuse.denied = (reason: Reason, message: string): Refusal =>
  refuse('PERMISSION_DENIED', message, { reason });

refuse.precondition = (reason: Reason, message: string): Refusal =>
  refuse('FAILED_PRECONDITION', message, { reason });
