/** Calls functions and follows streams, with types from the contract. */
export {
  CallError,
  type CallFunction,
  createCalls,
  type StreamName,
  type UnaryName,
  type WatchFunction,
} from './calls/index.ts';
/** The signed-in person, and the tokens that prove it. */
export { createSession, type Session, type SessionState, SignInError } from './session/index.ts';
/** Object storage: uploads that resume after a reload or a lost connection, and all other operations on objects. */
export {
  createStorage,
  type Exchange,
  type KeptUpload,
  type ObjectList,
  type ObjectStorage,
  openUploadJournal,
  type Reply,
  type StorageParts,
  type Transport,
  type UploadJournal,
  type UploadSnapshot,
  type UploadState,
  type UploadTask,
} from './storage/index.ts';
