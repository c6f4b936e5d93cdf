/** The kinds of records that a clinic can confirm: what it may have in its own files. */
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

/** What a clinic answers about one record. */
export const confirmationDecisions = ['confirm', 'correct', 'decline'] as const;
export type ConfirmationDecision = (typeof confirmationDecisions)[number];

/** Where a request is: its link works only while it is `sent`. */
export const confirmationStates = ['sent', 'answered', 'withdrawn', 'expired'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** How long a link can be answered, how soon an owner may remind the clinic, and how often. */
export const confirmationValidDays = 30;
export const confirmationReminderDays = 3;
export const maxConfirmationReminders = 3;

/** Whether a correction changes what a record states, and not only which documents come with it. */
export function isRestated(before: object, changes: object): boolean {
  const known = before as Readonly<Record<string, unknown>>;
  return Object.entries(changes).some(
    ([name, value]) => name !== 'documentIds' && value !== undefined && known[name] !== value,
  );
}
