/** A stored paper of a pet, and what was read in it. */
export { document, documentDetail, proposal } from './document.ts';
/** The functions of documents. */
export { documents } from './document-functions.ts';
