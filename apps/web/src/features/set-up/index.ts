/** What a new business, or the owner of a first pet, still has to set up. */

export { FirstPet, type FirstPetFields } from './first-pet.tsx';
export { PetSetUpSteps } from './pet-set-up-steps.tsx';
export { keepSampleScanned } from './set-up-state.ts';
export { SetUpSteps } from './set-up-steps.tsx';
