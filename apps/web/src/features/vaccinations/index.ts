/** One visit, as many shots as were given. */

/** How long each protection holds. */
export { ProtectionPanel } from './protection-panel.tsx';
/** The doses on record, with correcting and withdrawing. */
export { RecordList } from './record-list.tsx';
export { useVaccinations } from './use-vaccinations.ts';
export { VisitForm } from './visit-form.tsx';
