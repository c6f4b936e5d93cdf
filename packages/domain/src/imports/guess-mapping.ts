import { matchVaccine } from '../catalogue/index.ts';
import { beginOfText } from '../texts/index.ts';
import { findDateOrder, readImportDate } from './import-date.ts';
import { dateFields, type ImportField, type ImportMapping, repeatableFields } from './import-field.ts';

/** Names of columns as other systems export them, in lower case without blanks and punctuation. */
const aliases: Readonly<Record<Exclude<ImportField, 'doseGiven' | 'doseExpires'>, string>> = {
  ownerName:
    'owner ownername ownerfullname client clientname customer customername fullname name petparent petparentname guardian guardianname',
  ownerFirst:
    'firstname ownerfirst ownerfirstname fname clientfirstname customerfirstname personfirstname givenname',
  ownerLast:
    'lastname ownerlast ownerlastname lname clientlastname customerlastname personlastname surname familyname',
  email: 'email emailaddress primaryemail owneremail clientemail customeremail personemail mail',
  phone:
    'phone phonenumber cell cellphone mobile mobilephone phone1 primaryphone ownerphone clientphone customerphone personcellphone personhomephone homephone telephone tel',
  emergencyName: 'emergencycontact emergencyname emergencycontactname',
  emergencyPhone: 'emergencyphone emergencycontactphone emergencynumber',
  petName: 'pet petname animal animalname dog dogname cat catname patient patientname',
  species: 'species type animaltype pettype animalspecies petspecies',
  breed: 'breed breed1 animalbreed1 animalbreed petbreed primarybreed',
  sex: 'sex gender animalsex petsex petgender',
  neutered: 'neutered fixed altered spayedneutered spayneuter sn animalneutered sterilized spayed',
  birthDate: 'birthdate dob birthday dateofbirth animaldob petdob petbirthday born',
  microchip: 'microchip chip chipnumber microchipnumber animalmicrochip chipno',
  weightKg: 'weightkg kg',
  weightLb: 'weightlb weightlbs lbs',
  vaccine: 'vaccine vaccinename vaccination vaccinationtype immunization immunizationtype shot',
  givenOn:
    'givenon dategiven administered administeredon lastgiven vaccinationgivendate given vaccinationdate',
  expiresOn:
    'expireson expiration expirationdate expires expiry expirydate due duedate nextdue vaccinationexpiresdate vaccinationduedate reminder',
  note: 'note notes notes1 comments comment petnotes animalcomments allergies behavior feeding',
};

const fieldByAlias: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(aliases).flatMap(([field, names]) =>
    names.split(' ').map((name): [string, ImportField] => [name, field as ImportField]),
  ),
);

function plain(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const expiresWord = /\b(?:expir(?:es|ed|y|ation)|exp|due|until|next)\b/i;
const givenWord = /\b(?:given|administered|last|on)\b/i;
const besideName =
  /\b(?:vaccin(?:e|ation)|expir(?:es|ed|y|ation)|exp|due|until|next|given|administered|last|on|date)\b|[._:()-]/gi;

/** The vaccine that a column's name stands for, as it is written there; null if there is none. */
export function vaccineOfHeader(header: string): string | null {
  const name = beginOfText(header.replace(besideName, ' ').replace(/\s+/g, ' ').trim(), 60);
  return name !== '' && matchVaccine(name, null).kind !== 'none' ? name : null;
}

/** The guessed meaning of a column; `sure` is false if a person has to check it. */
export interface GuessedColumn {
  readonly field: ImportField | null;
  readonly sure: boolean;
}

function guessColumn(header: string, values: readonly string[], today: string): GuessedColumn {
  const known = fieldByAlias.get(plain(header));
  if (known) return { field: known, sure: true };
  if (vaccineOfHeader(header) === null) return { field: null, sure: header.trim() !== '' };
  if (expiresWord.test(header)) return { field: 'doseExpires', sure: true };
  if (givenWord.test(header)) return { field: 'doseGiven', sure: true };
  const days = values.flatMap((value) => {
    const read = readImportDate(value, 'month_first');
    return read.is === 'day' ? [read.day] : [];
  });
  if (days.length === 0) return { field: null, sure: false };
  return { field: days.every((day) => day <= today) ? 'doseGiven' : 'doseExpires', sure: false };
}

/** How many cells of a row are names of known columns. */
function countKnown(row: readonly string[]): number {
  return row.filter((cell) => fieldByAlias.has(plain(cell)) || vaccineOfHeader(cell) !== null).length;
}

const searchedRows = 10;

/** The row with the column names, from 1; 0 if there seems to be none. Titles above a table have few cells. */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, searchedRows).map(countKnown);
  const best = Math.max(0, ...scores);
  return best === 0 ? 0 : scores.indexOf(best) + 1;
}

export interface GuessedMapping {
  readonly mapping: ImportMapping;
  readonly columns: readonly GuessedColumn[];
}

/** The guessed meaning of the columns. Nothing ambiguous is decided. */
export function guessMapping(
  rows: readonly (readonly string[])[],
  { today, headerRow = findHeaderRow(rows) }: { readonly today: string; readonly headerRow?: number },
): GuessedMapping {
  const header = rows[headerRow - 1] ?? [];
  const body = rows.slice(headerRow);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const valuesOf = (column: number) => body.map((row) => row[column] ?? '').filter((value) => value !== '');
  const taken = new Set<ImportField>();
  const columns = Array.from({ length: width }, (_, column): GuessedColumn => {
    const guess = guessColumn(header[column] ?? '', valuesOf(column).slice(0, 200), today);
    if (guess.field === null || repeatableFields.has(guess.field)) return guess;
    if (taken.has(guess.field)) return { field: null, sure: false };
    taken.add(guess.field);
    return guess;
  });
  const fields = beside(columns.map(({ field }) => field));
  const order = findDateOrder(dateValues(body, fields));
  return {
    mapping: {
      headerRow,
      columns: fields,
      dateOrder: order === 'open' || order === 'none' ? null : order,
      species: speciesOfHeaders(header, fields),
    },
    columns: columns.map((one, at) => ({ ...one, field: fields[at] ?? null })),
  };
}

/** A column called "name" is the pet's if the owner has a column of their own. */
function beside(fields: readonly (ImportField | null)[]): readonly (ImportField | null)[] {
  const isPets = !fields.includes('petName') && fields.includes('ownerName') && fields.includes('ownerFirst');
  return isPets ? fields.map((field) => (field === 'ownerName' ? 'petName' : field)) : fields;
}

function speciesOfHeaders(
  header: readonly string[],
  fields: readonly (ImportField | null)[],
): 'dog' | 'cat' | null {
  if (fields.includes('species')) return null;
  const name = plain(header[fields.indexOf('petName')] ?? '');
  if (name.startsWith('dog')) return 'dog';
  return name.startsWith('cat') ? 'cat' : null;
}

/** Every value of the date columns. */
export function* dateValues(
  rows: Iterable<readonly string[]>,
  fields: readonly (ImportField | null)[],
): Generator<string> {
  const at = fields.flatMap((field, column) => (dateFields.has(field) ? [column] : []));
  for (const row of rows) for (const column of at) yield row[column] ?? '';
}
