/** Names in records that leave as FHIR. */
export { fhirNames } from './fhir-names.ts';
