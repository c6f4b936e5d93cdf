/** The functions called in the name of the one session of this browser tab. */
export { call, callAndRefresh, onAnswered, watch } from './calls.ts';
/** Keys that live in a device. */
export {
  addPasskey,
  canHoldPasskeys,
  listPasskeys,
  type Passkey,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts';
/** The session itself: who is signed in. */
export { session } from './session.ts';
/** Who is signed in, as React sees it. */
export { useSession } from './use-session.ts';
/** No one can say who is signed in. */
export { useUnanswered } from './use-unanswered.ts';
