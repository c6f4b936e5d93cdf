/** Calls functions and follows streams, typed by the contract. */
export {
  CallError,
  type CallFunction,
  createCalls,
  type StreamName,
  type UnaryName,
  type WatchFunction,
} from './calls/index.ts';
/** Who is signed in, and the tokens that prove it. */
export { createSession, type Session, type SessionState, SignInError } from './session/index.ts';
