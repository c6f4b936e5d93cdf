/** Functions, types and codes that the server and its clients share. */

/** Actions in a business's audit log, and a check of a recorded action name. */
export { type AuditAction, type AuditedFunction, isAuditAction } from './audit-actions.ts';
/** Every function of the API, and the functions of each feature. */
export * from './contract.ts';
/** The rows that an import reads from a whole export. */
export {
  type ExportedRow,
  exportedCare,
  exportedRows,
  exportForm,
  exportManifest,
} from './data-imports/index.ts';
/** How functions are declared, and the scopes of programs. */
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
/** The functions grouped by feature, for the API reference. */
export { functionGroups } from './function-groups.ts';
/** Reasons why a call is refused. */
export { formReasonTexts, type RefusalReason, refusalReasons } from './refusals/index.ts';
/** Event types of webhooks. */
export { type WebhookEventType, webhookEventTypes } from './webhooks/index.ts';
