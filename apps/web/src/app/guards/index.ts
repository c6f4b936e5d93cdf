/** Who may see what, and where everyone else is sent. */

/** Around the sign-in pages: signed-in people are redirected. */
export { AlreadyIn } from './already-in.tsx';
export { Guard } from './guard.tsx';
/** Sends a visitor on. */
export { Redirect } from './redirect.tsx';
/** Where someone goes after signing in. */
export { useAfterRegistration, useAfterSignIn } from './use-after-sign-in.ts';
/** Stands where a whole page will be. */
export { WaitingPage } from './waiting-page.tsx';
