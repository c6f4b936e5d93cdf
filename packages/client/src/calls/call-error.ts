import type { CallCode, CallFailure, JsonValue } from '@clearpaw/protocol';

/** A call that was refused or did not arrive. `requestId` is the reference to quote to support. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallCode;
  readonly details: JsonValue | undefined;
  readonly requestId: string | null;

  constructor(failure: CallFailure, requestId: string | null = null) {
    super(failure.message);
    this.code = failure.code;
    this.details = failure.details;
    this.requestId = requestId;
  }

  /** The refinement of a refusal, such as `upgrade_required`. */
  get reason(): string | null {
    const { details } = this;
    if (typeof details !== 'object' || details === null || Array.isArray(details)) return null;
    return typeof details.reason === 'string' ? details.reason : null;
  }
}
