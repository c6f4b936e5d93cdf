/** Objects: uploaded, described, listed, read and deleted. */
export { createStorage, type ObjectStorage } from './create-storage.ts';
export type { ObjectList } from './object-requests.ts';
export type { StorageParts } from './storage-parts.ts';
/** How a request is sent; tests and other platforms pass their own transport. */
export type { Exchange, Reply, Transport } from './transport.ts';
export { type KeptUpload, openUploadJournal, type UploadJournal } from './upload-journal.ts';
export type { UploadSnapshot, UploadState, UploadTask } from './upload-task.ts';
