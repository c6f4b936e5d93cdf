/** Screens of confirmations of records by clinics. */

export { ConfirmView } from './confirm-view.tsx';
export { type ConfirmableRecord, openRequests } from './confirmable-record.ts';
export { ConfirmationNotes } from './confirmation-notes.tsx';
export { type AskClinic, useAskClinic } from './use-ask-clinic.tsx';
