/** Who may see what, and where everybody else is sent. */

/** Around the sign-in pages: whoever is signed in already is sent on. */
export { AlreadyIn } from './already-in.tsx';
export { Guard } from './guard.tsx';
/** Sends a visitor on. */
export { Redirect } from './redirect.tsx';
/** Where somebody goes after signing in. */
export { useAfterRegistration, useAfterSignIn } from './use-after-sign-in.ts';
/** Stands where a whole page will be. */
export { WaitingPage } from './waiting-page.tsx';
