/** The record as a PDF. */

/** The record as FHIR. */
export { documentReferenceOf, type ExportedDocument } from './fhir/document-reference.ts';
export { petBundle } from './fhir/pet-bundle.ts';
export { type Reference, type Resource, urnOf } from './fhir/resource.ts';
/** The functions of a pet's record as a file. */
export { petExportFunctions } from './pet-export-functions.ts';
/** The address under which a pet's record is downloaded. */
export { petExportRoutes } from './pet-export-routes.ts';
export { printRecord } from './print-record.ts';
/** Everything that leaves, read at one moment. */
export { gatherRecord } from './record/gather-record.ts';
export type { PetRecord } from './record/pet-record.ts';
/** "Dog". */
export { speciesText } from './record/texts.ts';
