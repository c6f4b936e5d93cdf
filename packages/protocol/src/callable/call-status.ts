/**
 * The canonical outcomes of a call. A server names one in `error.status`; a client reports the lower-case code.
 * Source: google.rpc.Code, and the HTTP statuses the reference server library answers with.
 */
const outcomes = {
  OK: { code: 'ok', http: 200 },
  CANCELLED: { code: 'cancelled', http: 499 },
  UNKNOWN: { code: 'unknown', http: 500 },
  INVALID_ARGUMENT: { code: 'invalid-argument', http: 400 },
  DEADLINE_EXCEEDED: { code: 'deadline-exceeded', http: 504 },
  NOT_FOUND: { code: 'not-found', http: 404 },
  ALREADY_EXISTS: { code: 'already-exists', http: 409 },
  PERMISSION_DENIED: { code: 'permission-denied', http: 403 },
  UNAUTHENTICATED: { code: 'unauthenticated', http: 401 },
  RESOURCE_EXHAUSTED: { code: 'resource-exhausted', http: 429 },
  FAILED_PRECONDITION: { code: 'failed-precondition', http: 400 },
  ABORTED: { code: 'aborted', http: 409 },
  OUT_OF_RANGE: { code: 'out-of-range', http: 400 },
  UNIMPLEMENTED: { code: 'unimplemented', http: 501 },
  INTERNAL: { code: 'internal', http: 500 },
  UNAVAILABLE: { code: 'unavailable', http: 503 },
  DATA_LOSS: { code: 'data-loss', http: 500 },
} as const;

/** The upper-case name on the wire, `NOT_FOUND`. */
export type CallStatus = keyof typeof outcomes;
/** The lower-case code a client reports, `not-found`. */
export type CallCode = (typeof outcomes)[CallStatus]['code'];

/** Names are case-sensitive; `not-found` is not a status. */
export function isCallStatus(text: unknown): text is CallStatus {
  return typeof text === 'string' && Object.hasOwn(outcomes, text);
}

export function codeForStatus(status: CallStatus): CallCode {
  return outcomes[status].code;
}

export function httpStatusFor(status: CallStatus): number {
  return outcomes[status].http;
}

/** HTTP statuses that determine a code; 409 is always `aborted`, 400 never `failed-precondition`. */
const codesByHttpStatus: Readonly<Record<number, CallCode>> = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** The code for a reply whose body names no status; 0 means "no reply at all". */
export function codeForHttpStatus(http: number): CallCode {
  if (http >= 200 && http < 300) return 'ok';
  return codesByHttpStatus[http] ?? 'unknown';
}
