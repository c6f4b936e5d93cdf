/** The names of outcomes, and how they map to HTTP and to client codes. */
export {
  type CallCode,
  type CallStatus,
  codeForHttpStatus,
  codeForStatus,
  httpStatusFor,
  isCallStatus,
} from './call-status.ts';
/** How arguments and results travel as JSON. */
export { decodeValue, encodeValue, type JsonValue } from './json-value.ts';
/** What a client makes of an HTTP reply. */
export { type CallFailure, type CallReply, readReply } from './read-reply.ts';
