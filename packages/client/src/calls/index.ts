export { CallError } from './call-error.ts';
export {
  type CallFunction,
  createCalls,
  type StreamName,
  type UnaryName,
  type WatchFunction,
} from './create-calls.ts';
