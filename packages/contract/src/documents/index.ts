/** A stored document of a pet, and what was extracted from it. */
export { document, documentDetail, documentFields, proposal } from './document.ts';
/** The functions of documents. */
export { documents } from './document-functions.ts';
