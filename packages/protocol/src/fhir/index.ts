export { fhirNames } from './fhir-names.ts';
export { petArchive } from './pet-archive.ts';
