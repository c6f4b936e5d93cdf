/** The pets a business knows: all of them, and one by one. */

export { PetView } from './pet-view.tsx';
export { PetsView } from './pets-view.tsx';
/** Writes to owners about what is missing. */
export { RemindDialog } from './remind-dialog.tsx';
