/** Stored objects: the wire at `/v0`, and what features do with objects. */

/** Stored bytes as backups see them. */
export type { Archive } from './archive.ts';
/** The FHIR document in a pet's record as a zip. */
export { fhirInZip } from './content/fhir-in-zip.ts';
/** A file's content may not be kept. */
export { ContentRefused } from './content/index.ts';
/** Whether the disk has room. */
export { freeBytesNear, probeFreeSpace } from './free-space.ts';
export { holdBytes } from './hold-bytes.ts';
/** The only way from a path to its owner and purpose. */
export { isMissing } from './notes.ts';
/** Where the rows of objects may be joined. */
export { storedObjectTable } from './object.table.ts';
/** What the storage does by itself. */
export { collectBytes, findOrphans } from './object-jobs.ts';
export { type ObjectPath, parseObjectPath } from './object-path.ts';
export { type Objects, type OpenObjects, openObjects, type StorageQuestions } from './open-objects.ts';
export type { ObjectRow } from './save-object.ts';
/** A file that is stored before anyone knows whether it will be kept. */
export type { StagedObject } from './stage-object.ts';
