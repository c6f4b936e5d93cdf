/** The states that an owner may set. Archived and deceased pets get no reminders, and their badge is refused. */
export const petStates = ['active', 'archived', 'deceased'] as const;
export type PetState = (typeof petStates)[number];

/** All states of a pet, including deleted pets that their owner may still restore. */
export const keptPetStates = [...petStates, 'deleted'] as const;
export type KeptPetState = (typeof keptPetStates)[number];

const dayMs = 24 * 60 * 60 * 1000;
const daysToRestore = 30;

/** The instant from which a deleted pet is erased permanently, in milliseconds. */
export function erasedFrom(deletedAtMs: number): number {
  return deletedAtMs + daysToRestore * dayMs;
}

/** The number of whole days, including the rest of today, in which a deleted pet can still be restored. */
export function daysLeftToRestore(deletedAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((erasedFrom(deletedAtMs) - nowMs) / dayMs));
}
