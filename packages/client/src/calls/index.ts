/** Why a call failed, in the wire's own words. */
export { CallError } from './call-error.ts';
/** One answer, or a stream of messages. */
export {
  type CallFunction,
  createCalls,
  type StreamName,
  type UnaryName,
  type WatchFunction,
} from './create-calls.ts';
