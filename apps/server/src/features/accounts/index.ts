export { accountFunctions } from './account-functions.ts';
export { accountJobs } from './account-jobs.ts';
export { authHooks } from './auth-hooks.ts';
export { enterOwner } from './enter-owner.ts';
export { entitlementTopic, isOpen, ownEntitlements, publishEntitlementOf } from './entitlements.ts';
export {
  erasePlaceholderAccounts,
  insertPlaceholderAccount,
  insertPlaceholderAccounts,
  isStandIn,
  placeholderPattern,
} from './insert-placeholder-account.ts';
export { languageOf, languageOfAddress, languagesOf } from './reader-language.ts';
export { saveEntitlement } from './save-entitlement.ts';
export { sendNote } from './send-note.ts';
export { requireUserType, userTypeOf } from './user-type.ts';
