/** The functions of accounts. */
export { accounts } from './account-functions.ts';
/** What somebody may use. */
export { entitlementsOf } from './entitlements.ts';
/** The role somebody chose, and the refusal for those who chose another. */
export { requireUserType, userTypeOf } from './user-type.ts';
