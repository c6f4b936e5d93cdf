/** Who is signed in and what they may use. */
export { entitlements, profile } from './account.ts';
/** The functions of accounts. */
export { accounts } from './account-functions.ts';
