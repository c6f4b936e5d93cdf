export { createSession, type Session, type SessionState } from './create-session.ts';
export { SignInError } from './sign-in-error.ts';
