/** Documents: on their way, in a list, and side by side with what was read in them. */

export { ConfirmPanel } from './confirm-panel.tsx';
export { DetailsPanel } from './details-panel.tsx';
export { DocumentList } from './document-list.tsx';
export { DocumentPages } from './document-pages.tsx';
export { addDocumentsId, DocumentsPanel } from './documents-panel.tsx';
export { documentMessages } from './messages.gen.ts';
/** Where to go once a document was reviewed. */
export { NextStepPanel } from './next-step-panel.tsx';
/** Which documents prove a record. */
export { ProofDocuments } from './proof-documents.tsx';
/** What was read in a document, to be corrected and confirmed beside its pages. */
export {
  DocumentReview,
  extractionMessages,
  foundIn,
  ImportedFileView,
  OtherPet,
  PageViewer,
} from './review/index.ts';
export { UploadPanel } from './upload-panel.tsx';
export {
  type Document as PetDocument,
  type DocumentDetail,
  useDocument,
  useDocuments,
  useUnconfirmed,
} from './use-documents.ts';
