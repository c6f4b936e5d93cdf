/** Which clinics a business trusts. */
export { ClinicsPanel } from './clinics-panel.tsx';
