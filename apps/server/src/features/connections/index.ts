/** Connects a guest's pet. */
export { connectGuest } from './connect-guest.ts';
/** The functions of connections between pets and businesses. */
export { connectionFunctions } from './connection-functions.ts';
/** Ends connections whose time is over. */
export { endConnections } from './connection-jobs.ts';
/** What runs out or is missing, up to date for a business. */
export { ensureRenewals } from './ensure-renewals.ts';
/** Judging connections again when something they depend on has changed. */
export { followRechecks, recheckDueJob } from './follow-rechecks.ts';
/** Writes to an owner how to connect a pet. */
export { sendOwnerInvitation } from './invite-owner.ts';
/** What a visit does to a connection, and what taking it back does. */
export { recordVisit } from './record-visit.ts';
/** Adds to what staff keep about pets. */
export { addToPetNotes } from './save-pet-note.ts';
export { undoVisit } from './undo-visit.ts';
