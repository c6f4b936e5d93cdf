export { recordedVaccination, vaccination, vaccinationFields } from './vaccination.ts';
export { vaccinations } from './vaccination-functions.ts';
