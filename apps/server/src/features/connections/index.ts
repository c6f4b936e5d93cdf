export { connectGuest } from './connect-guest.ts';
export { connectionFunctions } from './connection-functions.ts';
export { endConnections } from './connection-jobs.ts';
export { ensureRenewals } from './ensure-renewals.ts';
export { followRechecks, recheckDueJob } from './follow-rechecks.ts';
export { sendOwnerInvitation } from './invite-owner.ts';
export { recordVisit } from './record-visit.ts';
export { addToPetNotes } from './save-pet-note.ts';
export { undoVisit } from './undo-visit.ts';
