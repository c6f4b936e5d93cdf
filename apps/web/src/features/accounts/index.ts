/** Who is signed in, with their profile. */

export { DemoAccounts } from './demo-accounts.tsx';
/** Signing in and out, creating an account, choosing what to be. */
export { LoginForm } from './login-form.tsx';
/** The menu behind one's initials. */
export { PersonMenu } from './person-menu.tsx';
export { PolicyLinks } from './policy-links.tsx';
export { RegisterForm } from './register-form.tsx';
/** Asks the server until it says who is signed in. */
export { askWhoIsSignedIn } from './session-question.ts';
export { type Account, type SignedIn, useAccount } from './use-account.ts';
/** What the person may use, followed live. */
export { type EntitlementState, useEntitlements } from './use-entitlements.ts';
export { useSignOut } from './use-sign-out.ts';
export { UserTypeForm } from './user-type-form.tsx';
