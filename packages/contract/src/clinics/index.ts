/** What a clinic confirmed of a record. */
export { shownConfirmation } from './clinic.ts';
/** The functions of clinics. */
export { clinics } from './clinic-functions.ts';
