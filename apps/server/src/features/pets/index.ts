export { addCoOwner } from './add-co-owner.ts';
export { enterPets } from './enter-pets.ts';
export { erasePet, findDeletedPets } from './erase-pet.ts';
export { type FromLocation, findFromLocation, termsOf } from './find-from-location.ts';
export { givePet } from './give-pet.ts';
export {
  changeGuestPet,
  guestPetFacts,
  insertGuestPet,
  insertGuestPets,
  removeGuestPets,
} from './insert-guest-pet.ts';
export { mayReadPhoto } from './may-read-photo.ts';
export { movedPath } from './moved-path.ts';
export {
  carersPet,
  findFamilyPet,
  findReadablePet,
  isKept,
  logFileView,
  mayReadPet,
  ownPet,
  type PetAccess,
  type PetRow,
  petAccessTopic,
  readablePet,
  solePet,
} from './pet-access.ts';
export { type PetFactColumns, petFactsOf } from './pet-facts.ts';
export { petFunctions } from './pet-functions.ts';
export { presentPet } from './pet-presenter.ts';
export { petRows } from './pet-rows.ts';
export { findPhotoPath, photoNameFor } from './photo-name.ts';
export { setPetWeight } from './update-pet.ts';
