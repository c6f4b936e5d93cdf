/** The functions of documents. */

/** A paper that staff have read themselves. */
/** Documents that come with a whole export, and what no document can be. */
export { addReadDocument, isRecordFile } from './add-document.ts';
/** Every document of a pet, for what leaves of it. */
export { allDocuments } from './all-documents.ts';
/** Who besides its owner may read a stored paper, and whether an object belongs to one. */
export { isHeldByDocument, mayReadDocument } from './document-access.ts';
export { documentFunctions } from './document-functions.ts';
/** What goes on by itself. */
export { forgetDocuments, readDocument } from './document-jobs.ts';
/** The documents of a pet as compliance reads them. */
export { documentRecordsOf } from './document-records.ts';
/** Documents by their ids. */
export { documentsById } from './documents-by-id.ts';
export { enterDocuments } from './enter-documents.ts';
/** What goes along to a pet's new owner. */
export { giveDocuments } from './give-documents.ts';
/** From a file to pictures and words. */
export { readPages } from './reading/index.ts';
/** A correction inside of another transaction. */
export { restateDocument } from './update-document.ts';
