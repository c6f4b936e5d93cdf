export { shownConfirmation } from './clinic.ts';
export { clinics } from './clinic-functions.ts';
