/** What a business's audit log records, and a check of a recorded name. */

/** The nouns, each with its functions. */
export { accounts } from './accounts/index.ts';
export { alerts } from './alerts/index.ts';
export { type AuditAction, type AuditedFunction, isAuditAction } from './audit-actions.ts';
export { auditLog } from './audit-log/index.ts';
export { badges } from './badges/index.ts';
export { billing } from './billing/index.ts';
export { businesses } from './businesses/index.ts';
export { careRecords } from './care-records/index.ts';
export { checkIns } from './check-ins/index.ts';
export { compliance } from './compliance/index.ts';
export { connections } from './connections/index.ts';
/** Every function that client and server share. */
export { contract, type FunctionName } from './contract.ts';
/** How functions are promised, for those who serve or call them. */
export type {
  CallDefinition,
  Contract,
  InputOf,
  OutputOf,
  StreamDefinition,
  UnaryDefinition,
} from './define/index.ts';
export { documents } from './documents/index.ts';
export { insight } from './insight/index.ts';
export { ownData } from './own-data/index.ts';
export { pets } from './pets/index.ts';
/** Why a call is refused. */
export { type RefusalReason, refusalReasons } from './refusals/index.ts';
export { requirements } from './requirements/index.ts';
export { reviews } from './reviews/index.ts';
export { team } from './team/index.ts';
export { vaccinations } from './vaccinations/index.ts';
export { waivers } from './waivers/index.ts';
