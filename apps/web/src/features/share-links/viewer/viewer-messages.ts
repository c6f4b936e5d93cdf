import type { Evidence } from '@clearpaw/domain';
import { defineMessages } from '../../../platform/messages/index.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const en = {
  opening: 'Opening the record…',
  shared: 'Shared record',
  sharedBy: (author: string, label: string | null) =>
    label ? `${author} shared this: ${label}.` : `${author} shared this with you.`,
  readOnly: (until: string | null, author: string) =>
    `Read only, ${until === null ? 'with no end date' : `until ${until}`}. ${author} sees when it’s opened.`,

  passcodeTitle: 'Enter the passcode',
  passcodeLead: 'The person who shared this record set a passcode. Ask them for it if you don’t have it.',
  passcode: 'Passcode',
  passcodeMissing: 'Enter the passcode.',
  open: 'Open record',
  openingShort: 'Opening…',
  wrong: (left: number) =>
    `That passcode isn’t right. ${count(left, 'try', 'tries')} left before the link closes.`,
  lastWrong: 'That passcode isn’t right, and it was the last try. The link is closed.',

  broken: 'This link is incomplete',
  brokenLead:
    'Part of it is missing or was changed on the way. Open it again from the message, or ask the sender for the whole link.',
  foreign: 'This link leads to another service',
  foreignLead: 'Only links made here can be opened on this page. Open it with the service that it came from.',
  gone: 'This link doesn’t work any more',
  goneLead:
    'It was ended, it has expired, or a wrong passcode was entered too often. Ask the person who sent it for a new link.',
  busy: 'Too many requests',
  busyLead: 'Wait a minute, then try again.',
  failed: 'The record couldn’t be loaded. Check your connection and try again.',
  retry: 'Try again',

  facts: { breed: 'Breed', sex: 'Sex', born: 'Born', weight: 'Weight', microchip: 'Microchip' },
  sexes: { male: 'Male', female: 'Female', unknown: 'Not stated' },
  sterilized: { male: 'Male, neutered', female: 'Female, spayed', unknown: 'Spayed or neutered' },
  about: (born: string) => `About ${born}`,
  allergy: (substance: string) => `${substance} allergy`,
  medications: (number: number) => count(number, 'medication', 'medications'),

  print: 'Print',
  pdf: 'PDF',
  downloadPdf: 'Download PDF',
  fhir: 'FHIR',
  downloadFhir: 'Download FHIR file',
  preparing: 'Preparing…',
  fileFailed: 'The file couldn’t be loaded. Reload this page and try again.',

  vaccinations: 'Vaccinations',
  asOf: (day: string, parts: string) => `As of ${day}. ${parts}`,
  current: (number: number) => `${number} current`,
  dueSoon: (number: number) => `${number} due soon`,
  expired: (number: number) => `${number} expired`,
  unknownEnd: (number: number) => `${number} without an end date`,
  noDoses: 'None on record.',
  columns: { given: 'Given', until: 'Valid until', lot: 'Lot' },
  status: { ok: 'Current', soon: 'Due soon', stop: 'Expired' },
  noEnd: 'Not stated',

  health: 'Health',
  allergies: 'Allergies',
  medicationsTitle: 'Medications',
  conditions: 'Conditions',
  tests: 'Tests',
  treatments: 'Treatments',
  none: 'None on record',
  since: (day: string) => `Since ${day}`,
  endedOn: (day: string) => `Until ${day}`,

  documents: 'Documents',
  download: 'Download',
  downloadNamed: (title: string) => `Download ${title}`,
  added: (day: string | null, size: string) => (day === null ? size : `Added ${day}, ${size}`),
  noDocuments: 'None on record.',

  sources: 'Where it comes from',
  levels: {
    clinic: { title: 'Confirmed by clinic', detail: 'A clinic checked the entry against its own files.' },
    reviewed: { title: 'Verified by a business', detail: 'Staff compared it with the document.' },
    document: { title: 'Document attached', detail: 'The owner added the certificate.' },
    owner: { title: 'Entered by owner', detail: 'No proof added.' },
  } satisfies Readonly<Record<Evidence, { title: string; detail: string }>>,

  sealed: 'Decrypted on this device',
  sealedLead: (time: string | null) =>
    `Loaded${time === null ? '' : ` at ${time}`} and not changed on the way. The key is in the link; your browser doesn’t send it to anyone.`,
};

/** Texts of the page that a shared link leads to. */
export const viewerMessages = defineMessages({ en });
