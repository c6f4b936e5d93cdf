import type { CallStatus } from '@clearpaw/protocol';

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
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(status: CallStatus, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Makes a refusal; `throw refuse(…)` reads as what it does. */
export function refuse(
  status: CallStatus,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): Refusal {
  return new Refusal(status, message, details);
}

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

refuse.denied = (reason: string, message: string): Refusal =>
  refuse('PERMISSION_DENIED', message, { reason });

refuse.precondition = (reason: string, message: string): Refusal =>
  refuse('FAILED_PRECONDITION', message, { reason });
