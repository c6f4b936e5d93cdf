/** The pets that are here, with what each needs. */
export { CareTodayView } from './care-today-view.tsx';
/** What a pet needs during stays, for its owner. */
export { OwnerCarePanel } from './owner-care-panel.tsx';
/** The same for a business, with its log. */
export { PetCarePanel } from './pet-care-panel.tsx';
