/** Confirmations of records by clinics on screen. */

/** The page of a clinic that was asked. */
export { ConfirmView } from './confirm-view.tsx';
/** A record that a clinic can be asked about. */
export { type ConfirmableRecord, openRequests } from './confirmable-record.ts';
/** What clinics answered about a record. */
export { ConfirmationNotes } from './confirmation-notes.tsx';
/** The owner's ways to ask a clinic. */
export { type AskClinic, useAskClinic } from './use-ask-clinic.tsx';
