export type { KnownPet } from './connected-pet.ts';
export { OtherLocationsPanel } from './other-locations-panel.tsx';
export { PetView } from './pet-view.tsx';
export { PetsView } from './pets-view.tsx';
export { RecordsPanels } from './records-panels.tsx';
export { RemindDialog } from './remind-dialog.tsx';
