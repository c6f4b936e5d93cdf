/** What a document can be. */
export { type DocumentKind, documentKinds } from './document-kind.ts';
