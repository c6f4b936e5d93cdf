export { documentReferenceOf, type ExportedDocument } from './fhir/document-reference.ts';
export { petBundle } from './fhir/pet-bundle.ts';
export { type Reference, type Resource, urnOf } from './fhir/resource.ts';
export { petExportFunctions } from './pet-export-functions.ts';
export { petExportRoutes } from './pet-export-routes.ts';
export { printRecord } from './print-record.ts';
export { gatherRecord } from './record/gather-record.ts';
export type { PetRecord } from './record/pet-record.ts';
export { recordFileName, speciesText } from './record/texts.ts';
