/** A business that is a clinic. */
export { authorizeClinic, findAccount } from './clinic-account.ts';
/** Records that a clinic enters itself. */
export { authorOf, findPatient, isPetOfTeam, noteEntry, type Patient } from './clinic-entry.ts';
/** The functions of clinics. */
export { clinicFunctions } from './clinic-functions.ts';
/** What a clinic's word counts for at a business. */
export { type ConfirmedEvidence, confirmedEvidenceAt } from './confirmed-evidence.ts';
/** The clinic behind an address. */
export { findByEmail, findOrAddClinic } from './find-clinic.ts';
/** The operator's directory. */
export { importClinics } from './import-clinics.ts';
/** Who confirmed a record, for its readers. */
export { type ShownConfirmation, shownConfirmationsOf, withConfirmation } from './shown-confirmations.ts';
