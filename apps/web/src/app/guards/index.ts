/** Route guards: who may open a page, and where everyone else is redirected. */

export { AlreadyIn } from './already-in.tsx';
export { Guard } from './guard.tsx';
export { Redirect } from './redirect.tsx';
export { useAfterRegistration, useAfterSignIn } from './use-after-sign-in.ts';
export { WaitingPage } from './waiting-page.tsx';
