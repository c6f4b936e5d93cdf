/** Stored objects: the routes at `/v0`, and the functions that features call. */

export type { Archive } from './archive.ts';
export { fhirInZip } from './content/fhir-in-zip.ts';
export { ContentRefused } from './content/index.ts';
export { freeBytesNear, probeFreeSpace } from './free-space.ts';
export { holdBytes } from './hold-bytes.ts';
export { isMissing } from './notes.ts';
export { storedObjectTable } from './object.table.ts';
export { collectBytes, findOrphans } from './object-jobs.ts';
export { type ObjectPath, parseObjectPath } from './object-path.ts';
export { type Objects, type OpenObjects, openObjects, type StorageQuestions } from './open-objects.ts';
export type { ObjectRow } from './save-object.ts';
export type { StagedObject } from './stage-object.ts';
