/** A dose on record, and what looks odd about it. */
export { recordedVaccination, vaccination, vaccinationFields, vaccinationWarning } from './vaccination.ts';
/** The functions of vaccinations. */
export { vaccinations } from './vaccination-functions.ts';
