export { CoOwnersPanel } from './co-owners-panel.tsx';
export { EndedPet } from './ended-pet.tsx';
export { InactivePets } from './inactive-pets.tsx';
export { petAppearance } from './pet-appearance.ts';
export { PetBand } from './pet-band.tsx';
export { PetFactsPanel } from './pet-fact-list.tsx';
export { usePetFacts } from './pet-facts.ts';

export { PetForm } from './pet-form.tsx';
export { PetMenu } from './pet-menu.tsx';
export { PetProblem } from './pet-problem.tsx';
export { PhotoButton, photoFileTypes } from './photo-button.tsx';
export { PhotoDialog } from './photo-dialog.tsx';
export { ReadOnlyPet } from './read-only-pet.tsx';
export { SharedFacts } from './shared-facts.tsx';
export { TransferNote } from './transfer-note.tsx';
export { type Pet, usePet } from './use-pet.ts';
export { useSayWarnings } from './use-saved-pet.ts';
export { useSpeciesNames } from './use-species-names.ts';
