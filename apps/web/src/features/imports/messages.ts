import type { ImportDateOrder, ImportField, Species } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const number = new Intl.NumberFormat('en-US');
const of = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;
const rows = (count: number) => of(count, 'row', 'rows');

const fields: Readonly<Record<ImportField, string>> = {
  ownerName: 'Owner: full name',
  ownerFirst: 'Owner: first name',
  ownerLast: 'Owner: last name',
  email: 'Owner: email',
  phone: 'Owner: phone',
  emergencyName: 'Emergency contact: name',
  emergencyPhone: 'Emergency contact: phone',
  petName: 'Pet: name',
  species: 'Pet: species',
  breed: 'Pet: breed',
  sex: 'Pet: sex',
  neutered: 'Pet: spayed or neutered',
  birthDate: 'Pet: date of birth',
  microchip: 'Pet: microchip',
  weightKg: 'Pet: weight in kg',
  weightLb: 'Pet: weight in lb',
  vaccine: 'Vaccine: name',
  givenOn: 'Vaccine: date given',
  expiresOn: 'Vaccine: expires',
  doseGiven: 'This vaccine: date given',
  doseExpires: 'This vaccine: expires',
  note: 'Note for your team',
};
const species: Readonly<Record<Species, string>> = {
  dog: 'Dogs',
  cat: 'Cats',
  ferret: 'Ferrets',
  rabbit: 'Rabbits',
  bird: 'Birds',
  reptile: 'Reptiles',
  small_mammal: 'Small mammals',
  horse: 'Horses',
  other: 'Other animals',
};
const orders: Readonly<Record<ImportDateOrder, string>> = {
  month_first: 'Month first (03/04 is March 4)',
  day_first: 'Day first (03/04 is April 3)',
};

const en = {
  title: 'Import customers',
  customers: 'Customers',
  lead: 'Bring your customers and their pets from another system or a spreadsheet.',
  steps: 'Steps',
  stepUpload: 'Upload',
  stepMap: 'Match columns',
  stepCheck: 'Check',
  stepImport: 'Import',
  managersOnly: 'Only owners and managers of the business can import customers. Ask one of them.',
  readOnly: 'Business Connect has ended. You can import again once it is renewed.',
  choose: 'Choose a file',
  chooseHelp: 'CSV or Excel (.xlsx), up to 20 MB and 50,000 rows. Drop it here, or press to choose.',
  wrongKind: 'This is not a CSV or Excel file. Save the list as CSV or .xlsx, then choose it again.',
  tooLarge: 'The file is larger than 20 MB. Split it into smaller ones.',
  uploadFailed: 'The file could not be uploaded. Check your connection, then choose it again.',
  uploading: 'Uploading',
  nothingSaved: 'Nothing is saved until you press Import.',
  reading: 'Reading the file',
  readFailed: 'This file could not be read.',
  otherFile: 'Choose another file',
  mapTitle: 'Match the columns',
  mapLead: 'We filled in what we recognized. Choose what each column is.',
  headerRow: 'The names of the columns are in',
  headerAt: (row: number) => (row === 0 ? 'No row' : `Row ${row}`),
  column: (at: number) => `Column ${at}`,
  goesTo: (name: string) => `${name} is`,
  skip: 'Do not import',
  fields,
  doseField: (vaccine: string, field: 'doseGiven' | 'doseExpires') =>
    `${vaccine}: ${field === 'doseGiven' ? 'date given' : 'expires'}`,
  unsure: 'Please check',
  noValues: 'No values',
  dateOrder: 'In dates, which comes first?',
  dateOrderHelp: 'A date such as 03/04/2026 can be read both ways.',
  orders,
  speciesQuestion: 'Pets without a species are',
  speciesHelp: 'The file does not say it for every pet.',
  species,
  answer: 'Answer this to continue.',
  next: 'Check the rows',
  back: 'Back',
  checkTitle: 'Check before importing',
  totals: 'What will be imported',
  customersNew: (count: number) => of(count, 'new customer', 'new customers'),
  petsNew: (count: number) => of(count, 'new pet', 'new pets'),
  vaccinations: (count: number) => of(count, 'vaccination', 'vaccinations'),
  problems: (count: number) => of(count, 'row with problems', 'rows with problems'),
  duplicates: (count: number) => of(count, 'row already here', 'rows already here'),
  rowsTable: 'Rows of the file',
  shown: (shown: number, all: number) =>
    shown < all
      ? `The first ${number.format(shown)} of ${rows(all)}, problems first.`
      : 'Problems come first.',
  rowColumn: 'Row',
  content: 'In the file',
  result: 'What happens',
  willImport: 'Will be imported',
  same: (what: string) => `Already here: ${what}`,
  skipProblems: 'Skip rows with problems',
  skipDetail: (count: number) =>
    `${rows(count)} can be downloaded afterwards, corrected, and imported again.`,
  mustFix: 'With this off, nothing is imported from a file that has problems.',
  invite: 'Invite the owners by email',
  inviteDetail: (count: number) =>
    `${of(count, 'new customer has', 'new customers have')} an email address. Each gets one invitation to connect. At most 100 are sent a day.`,
  marked:
    'Imported vaccinations count as entered by the owner, until a certificate is added or your team reviews them. Those without a date given are kept as a note for your team.',
  undoable: 'You can undo the import for 30 days.',
  importRows: (count: number) => `Import ${rows(count)}`,
  nothing: 'Every row has a problem or is already here, so there is nothing to import.',
  starting: 'Starting',
  importing: 'Importing',
  progress: (done: number, total: number) => `${number.format(done)} of ${rows(total)}`,
  mayLeave: 'You can leave this page. The import continues.',
  undoing: 'Undoing the import',
  doneTitle: 'Import finished',
  failedTitle: 'Nothing was imported',
  seeCustomers: 'See customers',
  again: 'Import another file',
  past: 'Earlier imports',
  pastLead: 'Skipped rows are kept for 30 days, this list for a year.',
  pastFailed: "The earlier imports couldn't be loaded.",
  made: (customers: number, pets: number, vaccinations: number) =>
    `${of(customers, 'customer', 'customers')}, ${of(pets, 'pet', 'pets')}, ${of(vaccinations, 'vaccination', 'vaccinations')}`,
  skipped: (problems: number, duplicates: number) =>
    `${of(problems, 'row', 'rows')} skipped, ${number.format(duplicates)} already here`,
  invited: (sent: number, left: number) =>
    left > 0
      ? `${of(sent, 'owner', 'owners')} invited, ${number.format(left)} to follow`
      : `${of(sent, 'owner', 'owners')} invited`,
  undone: (removed: number, kept: number) =>
    kept === 0
      ? 'Undone. Everything it added was removed.'
      : `Undone. ${number.format(removed)} removed, ${number.format(kept)} kept because they were used or changed since:`,
  aCustomer: 'A customer',
  download: 'Download skipped rows',
  downloadOf: (file: string) => `Download skipped rows of ${file}`,
  downloadFailed: "The rows couldn't be downloaded. Try again.",
  problemColumn: 'Problem',
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undoUntil: (day: string) => `Can be undone until ${day}`,
  undoTitle: 'Undo this import?',
  undoLead: (file: string) =>
    `The customers and pets from ${file} are removed. What your team has used or changed since is kept.`,
  undoConfirm: 'Undo import',
};

export const importMessages = defineMessages({ en });
