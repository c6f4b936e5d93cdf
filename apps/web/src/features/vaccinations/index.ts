/** Corrects a dose, or attaches its documents. */
export { CorrectDialog } from './correct-dialog.tsx';
/** How long each protection holds. */
export { ProtectionPanel } from './protection-panel.tsx';
/** The doses on record, with correcting and withdrawing. */
export { RecordList } from './record-list.tsx';
/** All doses of a pet. */
export { useVaccinations, type Vaccination } from './use-vaccinations.ts';
/** One visit to the vet, with as many doses as were given. */
export { VisitForm } from './vet-visit-form.tsx';
