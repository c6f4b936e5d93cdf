/** A dose on record, and what looks odd about it. */
export { vaccination, vaccinationWarning } from './vaccination.ts';
/** The functions of vaccinations. */
export { vaccinations } from './vaccination-functions.ts';
