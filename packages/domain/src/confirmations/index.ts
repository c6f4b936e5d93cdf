/** What a clinic's word counts for. */
export {
  type ClinicTrust,
  type ClinicTrustMode,
  clinicTrustModes,
  clinicTrusts,
  confirmedEvidence,
} from './clinic-trust.ts';
/** What a clinic is asked, and answers. */
export {
  type ConfirmableKind,
  type ConfirmationDecision,
  type ConfirmationState,
  confirmableKinds,
  confirmationDecisions,
  confirmationReminderDays,
  confirmationStates,
  confirmationValidDays,
  isRestated,
  maxConfirmationReminders,
} from './confirmable.ts';
/** Addresses of clinics. */
export { clinicKeyOf, isPublicMailDomain, mailboxOf, mailDomainOf } from './mailbox.ts';
