/** Enters what was done, or looked at, in the transaction that does it. */
export { appendByProduct, appendEntry, type Deed, enterLook, type Look } from './append-entry.ts';
/** Links what waits, every minute. */
export { linkTrails } from './audit-jobs.ts';
/** Gives waiting entries their places in the chain. */
export { linkEntries } from './link-entries.ts';
/** Whether a business's trail holds. */
export { verifyTrail } from './verify-trail.ts';
