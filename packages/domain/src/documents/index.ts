/** What a document can be. */

/** How much of a document's text is worked on. */
export { maxWordsPerPage } from './bounded-words.ts';
export { type DocumentKind, documentKinds } from './document-kind.ts';
/** Its state. */
export {
  type DocumentState,
  documentStates,
  isRead,
  keepsUnderReview,
  type ReadingFailure,
  readingFailures,
  stateAfterReading,
} from './document-state.ts';
/** What a file of records holds. */
export { type ImportedFile, type NotTakenReason, notTakenReasons } from './imported-file.ts';
/** The months by name. */
export { monthNamed } from './month-names.ts';
/** Words on pages. */
export { linesOf, type PositionedWord, textOf } from './positioned-word.ts';
/** What a document seems to prove. */
export {
  maxProposals,
  type ProposedVaccination,
  proposeVaccinations,
  type ReadField,
} from './propose-vaccinations.ts';
