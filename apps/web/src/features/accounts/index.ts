/** Who is signed in, with their profile. */

export { DemoAccounts } from './demo-accounts.tsx';
/** The way back to a forgotten password. */
export { ForgotForm } from './forgot-form.tsx';
/** Signing in and out, creating an account, choosing what to be. */
export { LoginForm } from './login-form.tsx';
/** Signs in with a key of the device. */
export { PasskeyButton } from './passkey-button.tsx';
/** The menu behind one's initials. */
export { PersonMenu } from './person-menu.tsx';
export { PolicyLinks } from './policy-links.tsx';
/** Since when someone whose plan has ended can only read. */
export { readOnlySinceMs } from './read-only-since.ts';
export { RegisterForm } from './register-form.tsx';
export { ResetForm } from './reset-form.tsx';
/** Back to the address that an account had. */
export { RestoreForm } from './restore-form.tsx';
/** Asks the server until it says who is signed in. */
export { askWhoIsSignedIn } from './session-question.ts';
export { type Account, type SignedIn, useAccount } from './use-account.ts';
/** What the person may use, followed live. */
export { useEntitlements } from './use-entitlements.ts';
export { useSignOut } from './use-sign-out.ts';
export { UserTypeForm } from './user-type-form.tsx';
