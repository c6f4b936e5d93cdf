/** The kinds of records that a clinic can confirm, because its own files may contain them. */
export const confirmableKinds = [
  'vaccination',
  'document',
  'test',
  'treatment',
  'exemption',
  'medication',
  'allergy',
  'condition',
  'weight',
  'vetVisit',
] as const;
export type ConfirmableKind = (typeof confirmableKinds)[number];

/** A clinic's answer about one record. */
export const confirmationDecisions = ['confirm', 'correct', 'decline'] as const;
export type ConfirmationDecision = (typeof confirmationDecisions)[number];

/** The state of a request: its link works only while it is `sent`. */
export const confirmationStates = ['sent', 'answered', 'withdrawn', 'expired'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** For how many days a link can be answered, and after how many days, and how often, an owner may remind the clinic. */
export const confirmationValidDays = 30;
export const confirmationReminderDays = 3;
export const maxConfirmationReminders = 3;

/** Whether a correction changes what a record states, not only which documents are attached. */
export function isRestated(before: object, changes: object): boolean {
  const known = before as Readonly<Record<string, unknown>>;
  return Object.entries(changes).some(
    ([name, value]) => name !== 'documentIds' && value !== undefined && known[name] !== value,
  );
}
