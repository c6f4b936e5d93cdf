/** Objects: sent, described, listed, read and deleted. */
export { createStorage, type ObjectStorage } from './create-storage.ts';
export type { ObjectList } from './object-requests.ts';
export type { StorageParts } from './storage-parts.ts';
/** How a request travels; tests and other platforms bring their own. */
export type { Exchange, Reply, Transport } from './transport.ts';
/** Uploads that a reload cut off. */
export { type KeptUpload, openUploadJournal, type UploadJournal } from './upload-journal.ts';
export type { UploadSnapshot, UploadState, UploadTask } from './upload-task.ts';
