/** The functions called in the name of the one session of this browser tab. */
export { call, watch } from './calls.ts';
/** The session itself: who is signed in. */
export { session } from './session.ts';
/** Who is signed in, as React sees it. */
export { useSession } from './use-session.ts';
