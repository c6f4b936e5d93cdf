/** The pets a business knows: all of them, and one by one. */

export { PetView } from './pet-view.tsx';
export { PetsView } from './pets-view.tsx';
/** Dates and documents that an owner shares. */
export { RecordsPanels } from './records-panels.tsx';
/** Writes to owners about what is missing. */
export { RemindDialog } from './remind-dialog.tsx';
