/** The one session of this browser tab, and the functions called in its name. */

/** Keys that live in a device. */
export {
  addPasskey,
  canHoldPasskeys,
  listPasskeys,
  type Passkey,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts';
export { call, session, watch } from './session.ts';
/** Who is signed in, as React sees it. */
export { useSession } from './use-session.ts';
