import { defineMessages } from '../../../platform/messages/index.ts';

const en = {
  title: 'Extracted vaccinations',
  rows: 'Vaccinations on this document',
  summary: (read: number, unread: number) => {
    if (read + unread === 0) {
      return 'We found no vaccinations in this document. If the page shows some, add a row for each.';
    }
    const found = read === 1 ? '1 vaccination found' : `${read} vaccinations found`;
    if (unread === 0) return `${found}. Check ${read === 1 ? 'it' : 'them'} against the page.`;
    return `${found}, ${unread === 1 ? '1 row' : `${unread} rows`} couldn’t be read. Check them against the page.`;
  },
  columns: {
    vaccine: 'Vaccine',
    given: 'Given',
    due: 'Valid until',
    lot: 'Lot number',
    confidence: 'Confidence',
  },
  extra: {
    vaccineName: 'Name of the vaccine',
    product: 'Product',
    manufacturer: 'Manufacturer',
    veterinarian: 'Veterinarian',
    clinic: 'Clinic',
    certificateNumber: 'Certificate number',
    tagNumber: 'Tag number',
  },
  otherVaccine: 'Another vaccine',
  alsoStated: (parts: readonly string[]) => `The file also says: ${parts.join(', ')}.`,
  doseNumber: (number: number) => `dose ${number}`,
  routes: {
    subcutaneous: 'injected under the skin',
    intramuscular: 'injected into the muscle',
    intranasal: 'given into the nose',
    oral: 'given by mouth',
  },
  fileSummary: (count: number) =>
    count === 1
      ? '1 vaccination is in this file. Check it, then confirm it.'
      : `${count} vaccinations are in this file. Check them, then confirm them.`,
  fileWhy: 'Some details are missing in the file. Add them, or skip this row.',
  fileTitle: 'Records from another program',
  fileLead:
    'Nothing in this file counts before you confirm it. Its vaccinations then count as entered by you: anyone can change such a file. Attach the certificate, or ask the clinic, for a higher level of proof.',
  fileAbout: (subject: string, pet: string) => `This file is about ${subject}. Is that ${pet}?`,
  fileAboutLead: 'Confirm only if it is the same animal.',
  notTaken: (count: number) =>
    count === 1 ? '1 entry is not included' : `${count} entries are not included`,
  notTakenReasons: {
    not_a_vaccination: 'Not a vaccination. You can add it on the pet’s health page.',
    not_given: 'The file says it was not given.',
    entered_in_error: 'The file says it was entered in error.',
    other_animal: 'About another animal.',
    not_readable: 'Not readable.',
    too_many: 'One file can add up to 100 vaccinations.',
  },
  unnamed: 'An entry without a name',
  moreNotTaken: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  addsEntered: (count: number, pet: string) =>
    count === 1
      ? `1 vaccination is added to ${pet}’s record, as entered by you.`
      : `${count} vaccinations are added to ${pet}’s record, as entered by you.`,
  mergesEntered: (count: number) =>
    count === 1
      ? '1 vaccination on record is completed from this file.'
      : `${count} vaccinations on record are completed from this file.`,
  row: (number: number, name: string) => `Row ${number}: ${name}`,
  noVaccine: 'Which vaccine?',
  notRead: 'Not read',
  none: 'None',
  skipped: 'Skipped',
  added: 'Added by you',
  which: 'Choose one; this could be read two ways.',
  whichVaccine: 'Which vaccine is it?',
  whichGiven: 'When was it given?',
  whichDue: 'Until when is it valid?',
  whichLot: 'Which lot number is right?',
  pleaseCheck: 'Please check',
  check: (fields: string) => `Compare with the page: ${fields}`,
  isRight: 'It’s right',
  skip: 'Skip this row',
  take: 'Include this row',
  remove: 'Remove this row',
  done: 'Done',
  couldNotRead: (number: number) => `Row ${number} couldn’t be read`,
  couldNotReadWhy: 'Compare it with the page and type what it says, or leave it out.',
  onPage: (number: number) => `Row ${number} on the page`,
  add: 'Add it',
  ignore: 'Ignore',
  addRow: 'Add a row we missed',
  newRow: 'New row',
  dateOrder: 'Which day comes first on this page?',
  dateOrderLead: (printed: string) =>
    `${printed} could be two days. Your answer counts for all dates on this page.`,
  sameDose: (day: string) => `Same dose as one on record, ${day}`,
  sameDoseLead: 'We’ll fill in what that record is missing.',
  sameDoseQuestion: 'Is this the same dose?',
  merge: 'Merge',
  keepBoth: 'Keep both',
  after: 'After you confirm',
  nothingToAdd: 'Nothing is added to the record. The document is kept.',
  adds: (count: number, pet: string) =>
    count === 1
      ? `1 vaccination is added to ${pet}’s record, with this page as its proof.`
      : `${count} vaccinations are added to ${pet}’s record, with this page as their proof.`,
  merges: (count: number) =>
    count === 1
      ? '1 vaccination on record gets this page as its proof.'
      : `${count} vaccinations on record get this page as their proof.`,
  open: (numbers: string, count: number) =>
    count === 1
      ? `Row ${numbers} still needs an answer. Answer it or skip it.`
      : `Rows ${numbers} still need an answer. Answer them or skip them.`,
  later: 'Save for later',
  confirm: (count: number) => (count === 1 ? 'Confirm 1 vaccination' : `Confirm ${count} vaccinations`),
  confirmNone: 'Done, nothing to add',
  confirmed: (count: number) =>
    count === 1 ? '1 vaccination was saved' : `${count} vaccinations were saved`,
  leaveOut: (count: number) => (count === 1 ? 'Leave 1 row out?' : `Leave ${count} rows out?`),
  leaveOutLead: (numbers: string, count: number) =>
    count === 1
      ? `Row ${numbers} is not complete. It will not be added.`
      : `Rows ${numbers} are not complete. They will not be added.`,
  busy: 'Saving…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent: number) => `${percent}%`,
  turn: 'Turn the page',
  download: 'Download the original',
  notTheirs: (pet: string) => `Not ${pet}’s`,
  whose: 'Whose document is it?',
  whoseLead: (pet: string) =>
    `It moves to the pet you choose and is read again there. Nothing of it is added to ${pet}’s record.`,
  pet: 'Pet',
  move: 'Move document',
  moving: 'Moving…',
  moved: (pet: string) => `The document is ${pet}’s now`,
  noOtherPet:
    'Add the other pet first, then move the document to it. Or delete the document on the Documents page.',
};

export const extractionMessages = defineMessages({ en });
