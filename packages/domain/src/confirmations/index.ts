export {
  type ClinicTrust,
  type ClinicTrustMode,
  clinicTrustModes,
  clinicTrusts,
  confirmedEvidence,
} from './clinic-trust.ts';
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
export { clinicKeyOf, isPublicMailDomain, mailboxOf, mailDomainOf } from './mailbox.ts';
