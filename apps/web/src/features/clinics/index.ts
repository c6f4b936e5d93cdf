/** Which clinics a business trusts. */
export { ClinicsPanel } from './clinics-panel.tsx';
/** The area of a veterinary clinic. */
export { patientMessages } from './patient-messages.gen.ts';
export { PatientsView } from './patients-view.tsx';
