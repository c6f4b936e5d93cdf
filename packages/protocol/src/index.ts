/** The callable envelope: JSON values, error names and how a reply is judged. */
export {
  type CallCode,
  type CallFailure,
  type CallReply,
  type CallStatus,
  codeForHttpStatus,
  codeForStatus,
  decodeValue,
  encodeValue,
  httpStatusFor,
  isCallStatus,
  type JsonValue,
  readReply,
} from './callable/index.ts';
/** Server-sent events as the callable protocol frames them. */
export { EventLineReader, formatEvent, heartbeatLine, type StreamEvent } from './event-stream/index.ts';
