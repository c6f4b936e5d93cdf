import type { DocumentKind, DocumentState, ReadingFailure } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const kinds: Record<DocumentKind, string> = {
  vaccination_certificate: 'Vaccination certificate',
  medical_record: 'Medical record',
  lab_result: 'Lab result',
  health_certificate: 'Health certificate',
  licence: 'Licence',
  insurance: 'Insurance',
  other: 'Something else',
};
const states: Record<DocumentState, string> = {
  processing: 'Being read',
  needs_review: 'Look it over',
  reviewed: 'Done',
  rejected: 'Refused',
  failed: 'Could not be read',
};
const byHand = 'The file itself is saved. Add its vaccinations by hand.';
const failures: Record<ReadingFailure, string> = {
  unreadable: `We couldn’t read this file. ${byHand}`,
  too_complex: `This file is too large or too complex to be read automatically. ${byHand}`,
  interrupted: `Reading this file was interrupted, and we don’t try it again automatically. ${byHand}`,
};

const en = {
  attached: 'Documents that prove it',
  noDocuments: 'This pet has no documents yet.',
  otherDocument: 'Not here?',
  addOnPage: 'Add documents on the pet’s page',
  documents: 'Documents',
  lead: 'Certificates, lab results and other papers, read for you and kept safe.',
  kinds,
  states,
  failures,
  add: 'Add documents',
  accepted: 'PDF, JPEG, PNG, WebP or HEIC, up to 100 MB each. Where a photo was taken is removed.',
  whichPet: 'Whose papers?',
  kind: 'What is it?',
  noPets: 'Add a pet first; papers belong to a pet.',
  none: 'No documents yet',
  noneLead: 'Take a picture of a certificate and we read the vaccinations for you.',
  uploads: 'On their way',
  uploading: (name: string) => `Uploading ${name}`,
  amount: (done: string, total: string) => `${done} of ${total} MB`,
  percent: (percent: string) => `${percent}%`,
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  paused: 'Paused',
  waiting: 'This upload was interrupted. Go on where it stopped?',
  refused: 'This file was not taken: documents are PDF, JPEG, PNG, WebP or HEIC, unlocked and whole.',
  noRoom: 'There is no room left. Delete documents you no longer need.',
  failedUpload: 'This did not arrive. Check your connection and go on.',
  tooLarge: 'This file is larger than 100 MB.',
  open: 'Open',
  download: 'Download the original',
  remove: 'Delete',
  removed: (title: string) => `${title} is deleted`,
  reading: 'Reading the document',
  title: 'Title',
  issuedOn: 'Issued on',
  expiresOn: 'Expires on',
  save: 'Save',
  saved: 'Saved',
  details: 'About this document',
  found: 'What we read',
  foundLead: 'Nothing counts before you confirm it. Press a card to see where it stands on the page.',
  nothingFound: 'We found no vaccinations here. If the page shows some, add a row for each.',
  pleaseCheck: 'Please check',
  showRegion: (text: string) => `Show where this stands: ${text}`,
  vaccine: 'Vaccine',
  given: 'Given on',
  due: 'Valid until',
  lot: 'Lot number',
  which: 'Choose one; this can be read in more than one way.',
  sameDose: 'Is this the same dose?',
  onRecord: (vaccine: string, day: string) => `Already on record: ${vaccine}, given on ${day}.`,
  sameDoseYes: 'Yes, update the one on record and attach this document',
  sameDoseNo: 'No, keep both',
  take: 'Take this one over',
  skip: 'Leave this out',
  confirm: (count: number) => (count === 1 ? 'Confirm 1 vaccination' : `Confirm ${count} vaccinations`),
  confirmNone: 'Done, nothing to add',
  confirmed: (count: number) =>
    count === 1 ? '1 vaccination is on record' : `${count} vaccinations are on record`,
  whatNext: 'What’s next?',
  whatNextLead: (pet: string, count: number) =>
    count === 1
      ? `1 vaccination of ${pet} is proven by this document. Businesses’ requirements are checked with it from now on.`
      : `${count} vaccinations of ${pet} are proven by this document. Businesses’ requirements are checked with them from now on.`,
  toRequirements: (pet: string) => `See where ${pet} is cleared`,
  toVaccinations: 'All vaccinations',
  addRow: 'Add a row',
  addedRow: 'A row you added',
  removeRow: 'Remove this row',
  unread: (count: number) =>
    count === 1
      ? '1 row could not be read. Compare it with the page and complete it, or leave it out.'
      : `${count} rows could not be read. Compare them with the page and complete them, or leave them out.`,
  readingTakes:
    'This takes up to a minute for a photo. You can leave this page; you get an alert when the document is ready.',
  pleaseConfirm: 'Please confirm',
  readFor: (pet: string) => (pet ? `Read for ${pet}, ready to look over` : 'Ready to look over'),
  review: 'Review',
  unconfirmed: (count: number) => (count === 1 ? '1 to confirm' : `${count} to confirm`),
  busy: 'Saving…',
  page: (number: number) => `Page ${number}`,
  noPicture: 'There is no preview of this kind of file.',
  sure: 'Sure to',
  linked: (count: number) => (count === 1 ? 'Proves 1 vaccination' : `Proves ${count} vaccinations`),
  back: 'All documents',
};

export const documentMessages = defineMessages({ en });
