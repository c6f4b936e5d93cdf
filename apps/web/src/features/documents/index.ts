export { ConfirmPanel } from './confirm-panel.tsx';
export { DetailsPanel } from './details-panel.tsx';
export { DocumentPages } from './document-pages.tsx';
export { addDocumentsId, DocumentsPanel } from './documents-panel.tsx';
export { DocumentsView } from './documents-view.tsx';
export { documentMessages } from './messages.gen.ts';
export { NextStepPanel } from './next-step-panel.tsx';
export { NoDocuments } from './no-documents.tsx';
export { ProofDocuments } from './proof-documents.tsx';
export {
  DocumentReview,
  extractionMessages,
  foundIn,
  ImportedFileView,
  OtherPet,
  PageViewer,
} from './review/index.ts';
export { UploadList } from './upload-row.tsx';
export {
  type Document as PetDocument,
  type DocumentDetail,
  useDocument,
  useDocuments,
  useUnconfirmed,
} from './use-documents.ts';
export { acceptedFileTypes, useUploadsOf } from './use-uploads.ts';
