/** Lets someone care for a pet too. */
export { addCoOwner } from './add-co-owner.ts';
/** Pets that come with a whole export. */
export { enterPets } from './enter-pets.ts';
/** Deleted pets whose time to be restored is over. */
export { erasePet, findDeletedPets } from './erase-pet.ts';
/** A pet gets a new owner. */
export { givePet } from './give-pet.ts';
/** Where every day begins first. */
/** A pet that came without an account. */
export {
  changeGuestPet,
  guestPetFacts,
  insertGuestPet,
  insertGuestPets,
  removeGuestPets,
} from './insert-guest-pet.ts';
/** Who may see a pet's picture. */
export { mayReadPhoto } from './may-read-photo.ts';
export { movedPath } from './moved-path.ts';
/** A pet the caller may read or write, or the refusal that looks like absence. */
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
/** What compliance reads about a pet. */
export { petFactsOf } from './pet-facts.ts';
/** The functions of pets. */
export { petFunctions } from './pet-functions.ts';
/** A pet as its owner sees it. */
export { presentPet } from './pet-presenter.ts';
/** Many pets at once, for judging them. */
export { petRows } from './pet-rows.ts';
/** How businesses name a pet's picture. */
export { findPhotoPath, photoNameFor } from './photo-name.ts';
/** What a weight record changes about a pet. */
export { setPetWeight } from './update-pet.ts';
