export { CareTodayView } from './care-today-view.tsx';
export { OwnerCarePanel } from './owner-care-panel.tsx';
export { PetCarePanel } from './pet-care-panel.tsx';
