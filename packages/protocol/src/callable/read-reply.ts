import { type CallCode, codeForHttpStatus, codeForStatus, isCallStatus } from './call-status.ts';
import { decodeValue, type JsonValue } from './json-value.ts';

/** Why a call failed. `details` comes from the server, decoded if possible. */
export interface CallFailure {
  readonly code: CallCode;
  readonly message: string;
  readonly details?: JsonValue;
}

export type CallReply = { readonly value: JsonValue } | { readonly failure: CallFailure };

const notJson: CallReply = {
  failure: { code: 'internal', message: 'Response is not valid JSON object.' },
};
const noData: CallReply = { failure: { code: 'internal', message: 'Response is missing data field.' } };

/**
 * Reads a reply the way the reference client does: a named status takes precedence over the HTTP status, `data` over
 * `result`, and a body that is not an object is a failure.
 * @param http the HTTP status, 0 when there was no reply
 * @param body the parsed body, null when it could not be parsed
 */
export function readReply(http: number, body: unknown): CallReply {
  const failure = readFailure(http, body);
  if (failure) return { failure };
  if (typeof body !== 'object' || body === null) return notJson;
  const { data, result } = body as { data?: JsonValue; result?: JsonValue };
  const value = data !== undefined ? data : result;
  return value === undefined ? noData : { value: decodeValue(value) };
}

function readFailure(http: number, body: unknown): CallFailure | null {
  let code = codeForHttpStatus(http);
  let message: string = code;
  let details: JsonValue | undefined;
  const error = errorOf(body);
  if (error) {
    if (typeof error.status === 'string') {
      if (!isCallStatus(error.status)) {
        return { code: 'internal', message: `Unknown backend error status: ${error.status}` };
      }
      code = codeForStatus(error.status);
      message = `Backend error status: ${error.status}`;
    }
    if (typeof error.message === 'string') message = error.message;
    details = decodeLeniently(error.details);
  }
  if (code === 'ok') return null;
  return details === undefined ? { code, message } : { code, message, details };
}

interface ErrorBody {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly details?: JsonValue;
}

function errorOf(body: unknown): ErrorBody | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error } = body as { error?: unknown };
  return error ? (Object(error) as ErrorBody) : null;
}

function decodeLeniently(details: JsonValue | undefined): JsonValue | undefined {
  if (details === undefined) return undefined;
  try {
    return decodeValue(details);
  } catch {
    return details;
  }
}
