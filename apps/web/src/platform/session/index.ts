/** The one session of this browser tab, and the functions called in its name. */
export { call, session, watch } from './session.ts';
/** Who is signed in, as React sees it. */
export { useSession } from './use-session.ts';
