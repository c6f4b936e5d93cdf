export {
  type CallCode,
  type CallStatus,
  codeForHttpStatus,
  codeForStatus,
  httpStatusFor,
  isCallStatus,
} from './call-status.ts';
export { decodeValue, encodeValue, type JsonValue } from './json-value.ts';
export { type CallFailure, type CallReply, readReply } from './read-reply.ts';
