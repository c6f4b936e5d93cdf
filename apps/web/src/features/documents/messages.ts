import type { DocumentKind, DocumentState, ReadingFailure } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const kinds: Record<DocumentKind, string> = {
  vaccination_certificate: 'Vaccination certificate',
  medical_record: 'Medical record',
  lab_result: 'Lab result',
  health_certificate: 'Health certificate',
  licence: 'License',
  insurance: 'Insurance',
  other: 'Other',
};
const states: Record<DocumentState, string> = {
  processing: 'Processing',
  needs_review: 'Needs review',
  reviewed: 'Done',
  rejected: 'Rejected',
  failed: "Couldn't be read",
};
const byHand = 'The file itself is saved. Add its vaccinations by hand.';
const failures: Record<ReadingFailure, string> = {
  unreadable: `We couldn’t read this file. ${byHand}`,
  too_complex: `This file is too large or too complex to be read automatically. ${byHand}`,
  interrupted: `Reading this file was interrupted, and we don’t try it again automatically. ${byHand}`,
};

const en = {
  attached: 'Supporting documents',
  noDocuments: 'This pet has no documents yet.',
  otherDocument: 'Not here?',
  addOnPage: 'Add documents on the pet’s page',
  documents: 'Documents',
  lead: 'Certificates, lab results and other documents, scanned and stored securely.',
  kinds,
  states,
  failures,
  add: 'Add documents',
  accepted:
    'PDF, JPEG, PNG, WebP or HEIC, up to 100 MB each, or records from another program (FHIR, or a ZIP from Clearpaw). Location data is removed.',
  whichPet: 'Pet',
  kind: 'Document type',
  noPets: 'Add a pet first.',
  none: 'No documents yet',
  noneLead: 'Take a photo of a certificate, and we extract the vaccinations for you.',
  uploads: 'Uploads',
  uploading: (name: string) => `Uploading ${name}`,
  amount: (done: string, total: string) => `${done} of ${total} MB`,
  percent: (percent: string) => `${percent}%`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  paused: 'Paused',
  waiting: 'This upload was interrupted. Resume where it stopped?',
  refused:
    "This file wasn't accepted. Upload a PDF, JPEG, PNG, WebP or HEIC that is not locked or damaged, records in FHIR of up to 5 MB, or a pet’s record as a ZIP from Clearpaw.",
  noRoom: 'Your storage is full. Delete documents you no longer need.',
  failedUpload: 'Upload failed. Check your connection and resume.',
  tooLarge: 'This file is larger than 100 MB.',
  open: 'Open',
  download: 'Download the original',
  remove: 'Delete',
  removed: (title: string) => `${title} was deleted`,
  reading: 'Processing the document',
  title: 'Title',
  issuedOn: 'Issued on',
  expiresOn: 'Expires on',
  save: 'Save',
  saved: 'Saved',
  details: 'About this document',
  whatNext: 'What’s next?',
  whatNextLead: (pet: string, count: number) =>
    count === 1
      ? `This document is now the proof of 1 vaccination of ${pet}. Businesses’ requirements are checked with it from now on.`
      : `This document is now the proof of ${count} vaccinations of ${pet}. Businesses’ requirements are checked with them from now on.`,
  toRequirements: (pet: string) => `See where ${pet} is cleared`,
  toVaccinations: 'All vaccinations',
  readingTakes:
    'This takes up to a minute for a photo. You can leave this page; you get an alert when the document is ready.',
  pleaseConfirm: 'To review',
  readFor: (pet: string) => (pet ? `Ready to review for ${pet}` : 'Ready to review'),
  review: 'Review',
  unconfirmed: (count: number) => (count === 1 ? '1 to confirm' : `${count} to confirm`),
  page: (number: number) => `Page ${number}`,
  pages: 'Pages',
  noPicture: 'No preview is available for this type of file.',
  linked: (count: number) => (count === 1 ? 'Proof of 1 vaccination' : `Proof of ${count} vaccinations`),
  back: 'All documents',
};

export const documentMessages = defineMessages({ en });
