export { CorrectDialog } from './correct-dialog.tsx';
export { ProofPanel } from './proof-panel.tsx';
export { ProtectionPanel } from './protection-panel.tsx';
export { RecordList } from './record-list.tsx';
export { useVaccinations, type Vaccination } from './use-vaccinations.ts';
export { VisitForm } from './vet-visit-form.tsx';
