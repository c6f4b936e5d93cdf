export { ClinicsPanel } from './clinics-panel.tsx';
export { patientMessages } from './patient-messages.gen.ts';
export { PatientsView } from './patients-view.tsx';
