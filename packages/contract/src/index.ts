/** What a business's audit log records, and a check of a recorded name. */

/** What a program may be allowed to do. */
export { type AuditAction, type AuditedFunction, isAuditAction } from './audit-actions.ts';
/** Every function that client and server share, and the functions of each noun. */
export * from './contract.ts';
/** What an import reads in a whole export. */
export {
  type ExportedRow,
  exportedCare,
  exportedRows,
  exportForm,
  exportManifest,
} from './data-imports/index.ts';
/** How functions are promised, for those who serve or call them. */
export type {
  ApiScope,
  AppScope,
  CallDefinition,
  Contract,
  InputOf,
  OutputOf,
  OwnerScope,
  StreamDefinition,
  UnaryDefinition,
} from './define/index.ts';
export {
  apiScopes,
  appScopes,
  businessScopeSentences,
  ownerScopeSentences,
  ownerScopes,
} from './define/index.ts';
/** The functions by noun, for a reference of the API. */
export { functionGroups } from './function-groups.ts';
/** Why a call is refused. */
export { type RefusalReason, refusalReasons } from './refusals/index.ts';
/** What webhooks tell programs about. */
export { type WebhookEventType, webhookEventTypes } from './webhooks/index.ts';
