/** Documents: on their way, in a list, and side by side with what was read in them. */

export { ConfirmPanel } from './confirm-panel.tsx';
export { DetailsPanel } from './details-panel.tsx';
export { DocumentList } from './document-list.tsx';
export { DocumentPages } from './document-pages.tsx';
export { addDocumentsId, DocumentsPanel } from './documents-panel.tsx';
export { documentMessages } from './messages.ts';
/** Where to go once a document was reviewed. */
export { NextStepPanel } from './next-step-panel.tsx';
export { PageView } from './page-view.tsx';
/** Which documents prove a record. */
export { ProofDocuments } from './proof-documents.tsx';
export { ReviewPanel } from './review-panel.tsx';
export { UploadPanel } from './upload-panel.tsx';
export { type Proposal, useDocument, useDocuments, useUnconfirmed } from './use-documents.ts';
