/** The functions of accounts. */
export { accountFunctions } from './account-functions.ts';
/** Work after the answer: reset links, notices. */
export { accountJobs } from './account-jobs.ts';
/** What signing in needs to know of this product. */
export { authHooks } from './auth-hooks.ts';
/** Someone whose pets come with a whole export. */
export { enterOwner } from './enter-owner.ts';
/**
 * What someone may use, what of it is their own, and where changes of it are published. Anyone who changes what a
 * person inherits (joining a business, leaving it, another owner) calls `publishEntitlementOf` in the same transaction.
 */
export { entitlementTopic, isOpen, ownEntitlements, publishEntitlementOf } from './entitlements.ts';
/** The owner of what belongs to someone without an account. */
export {
  erasePlaceholderAccounts,
  insertPlaceholderAccount,
  insertPlaceholderAccounts,
  isStandIn,
  placeholderPattern,
} from './insert-placeholder-account.ts';
/** Which language people read. */
export { languageOf, languageOfAddress, languagesOf } from './reader-language.ts';
/** Writes what someone may use. */
export { saveEntitlement } from './save-entitlement.ts';
/** Mails in the language of who reads them. */
export { sendNote } from './send-note.ts';
/** The role someone chose, and the refusal for those who chose another. */
export { requireUserType, userTypeOf } from './user-type.ts';
