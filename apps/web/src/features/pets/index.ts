/** The form for a new pet and for changes. */

/** Who cares for a pet too. */
export { CoOwnersPanel } from './co-owners-panel.tsx';
/** A pet that is archived or has died. */
export { EndedPet } from './ended-pet.tsx';
export { InactivePets } from './inactive-pets.tsx';
export { petAppearance } from './pet-appearance.ts';
/** The band at the top of a pet's page. */
export { PetBand } from './pet-band.tsx';
/** A pet's drawing and its one line of facts. */
export { usePetFacts } from './pet-facts.ts';
export { PetForm } from './pet-form.tsx';
export { PetMenu } from './pet-menu.tsx';
/** Why a pet's page cannot be shown. */
export { PetProblem } from './pet-problem.tsx';
/** What a co-owner sees who may only read. */
export { ReadOnlyPet } from './read-only-pet.tsx';
/** To whom it is offered. */
export { TransferNote } from './transfer-note.tsx';
export { type Pet, usePet } from './use-pet.ts';
/** What is odd about a pet that was saved. */
export { useSayWarnings } from './use-saved-pet.ts';
