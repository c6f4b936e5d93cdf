export { DocumentReview } from './document-review.tsx';
export { ImportedFileView } from './imported-file.tsx';
export { extractionMessages } from './messages.gen.ts';
export { OtherPet } from './other-pet.tsx';
export { PageViewer } from './page-viewer.tsx';
export { foundIn } from './review-rows.ts';
