export type { OwnAnimal } from './animal-name.ts';
export { maxWordsPerPage } from './bounded-words.ts';
export { type DocumentKind, documentKinds } from './document-kind.ts';
export {
  type DocumentState,
  documentStates,
  isRead,
  keepsUnderReview,
  type ReadingFailure,
  readingFailures,
  stateAfterReading,
} from './document-state.ts';
export { type FormEntry, formWords } from './form-words.ts';
export { type ImportedFile, type NotTakenReason, notTakenReasons } from './imported-file.ts';
export { monthNamed } from './month-names.ts';
export { linesOf, type PositionedWord, textOf } from './positioned-word.ts';
export {
  maxProposals,
  type ProposedVaccination,
  proposeVaccinations,
  type ReadField,
  type UnreadReason,
  unreadReasons,
} from './propose-vaccinations.ts';
