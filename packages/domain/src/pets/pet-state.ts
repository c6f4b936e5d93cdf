/** Archived and deceased pets get no reminders, and their badge is refused. */
export const petStates = ['active', 'archived', 'deceased'] as const;
export type PetState = (typeof petStates)[number];
