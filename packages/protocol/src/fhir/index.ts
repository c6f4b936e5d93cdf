/** Names in records that leave as FHIR. */
export { fhirNames } from './fhir-names.ts';
/** A pet's record as one zip. */
export { petArchive } from './pet-archive.ts';
