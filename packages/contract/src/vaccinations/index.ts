/** A dose on record, and warnings about implausible values. */
export { recordedVaccination, vaccination, vaccinationFields } from './vaccination.ts';
/** The functions of vaccinations. */
export { vaccinations } from './vaccination-functions.ts';
