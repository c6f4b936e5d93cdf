/** Sign-up, sign-in, sign-out and the state that follows from them. */
export { createSession, type Session, type SessionState } from './create-session.ts';
/** A sign-in or sign-up that did not work. */
export { SignInError } from './sign-in-error.ts';
