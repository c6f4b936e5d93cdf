/** A stored document of a pet, and what was extracted from it. */
export { documentFields } from './document.ts';
/** The functions of documents. */
export { documents } from './document-functions.ts';
