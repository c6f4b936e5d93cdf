export { authorizeClinic, findAccount } from './clinic-account.ts';
export { authorOf, findPatient, isPetOfTeam, noteEntry, type Patient } from './clinic-entry.ts';
export { clinicFunctions } from './clinic-functions.ts';
export { type ConfirmedEvidence, confirmedEvidenceAt } from './confirmed-evidence.ts';
export { findByEmail, findOrAddClinic } from './find-clinic.ts';
export { importClinics } from './import-clinics.ts';
export { type ShownConfirmation, shownConfirmationsOf, withConfirmation } from './shown-confirmations.ts';
