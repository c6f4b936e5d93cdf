/** What server tests start with: a server, signed-in people and their calls. */
export { askEverything, signInWrongly, type TimedAnswer, timed } from './ask-everything.ts';
export {
  type AuthBrowser,
  authBrowser,
  linkInMail,
  mailsTo,
  signUpIn,
  testPassword,
  totp,
} from './auth-browser.ts';
export { CallRefused, post, postCall, type Refused, readRefusal, type TestCaller } from './calls.ts';
export { drawPages } from './draw-pages.ts';
export { freePort } from './free-port.ts';
export { watchHealth } from './health-watch.ts';
export { watchMemory } from './memory-watch.ts';
export { followAs, openStream, type TestStream } from './open-stream.ts';
export { countRows } from './row-counts.ts';
export {
  adminUrlOf,
  endNow,
  isProcessRunning,
  makeFolder,
  postmasterOf,
  refusedStart,
  type ServerProcess,
  startProcess,
} from './server-process.ts';
export { signIn, signUp } from './sign-in.ts';
export { softAuthenticator } from './soft-authenticator.ts';
export { storePhoto } from './store-photo.ts';
export { useTcpProxy } from './tcp-proxy.ts';
export { useDatabase } from './test-database.ts';
export { type TestPerson, type TestServer, useServer } from './test-server.ts';
export { useTransactionPooler } from './transaction-pooler.ts';
export { appleWalletSettings, googleWalletSettings, tlsSettings } from './wallet-settings.ts';
