import { dialOf } from '../badges/index.ts';
import { type Species, speciesList } from '../catalogue/index.ts';
import { parseMicrochip } from '../pets/index.ts';
import { beginOfText, isPlainText } from '../texts/index.ts';
import type { ImportMapping } from './import-field.ts';
import type { ImportProblem } from './import-problem.ts';
import { type ImportDose, readDoses } from './read-doses.ts';
import { RowReader } from './row-reader.ts';

export interface ImportPet {
  readonly name: string;
  readonly species: Species;
  readonly breed: string | null;
  readonly sex: 'male' | 'female' | 'unknown';
  readonly sterilized: boolean | null;
  readonly bornOn: string | null;
  readonly microchip: string | null;
  readonly weightKg: number | null;
}

/** One row as it will be imported. */
export interface ImportRecord {
  readonly owner: {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly emergency: { readonly name: string; readonly phone: string } | null;
  };
  readonly pet: ImportPet | null;
  readonly doses: readonly ImportDose[];
  readonly note: string | null;
}

export type ImportRowRead =
  | { readonly record: ImportRecord; readonly problems: readonly [] }
  | { readonly record: null; readonly problems: readonly ImportProblem[] };

/** Reads one row by the mapping. A row with a problem is not imported at all. */
export function readRow(
  row: readonly string[],
  mapping: ImportMapping,
  { header, today }: { readonly header: readonly string[]; readonly today: string },
): ImportRowRead {
  const reader = new RowReader(row, mapping, today);
  const owner = readOwner(reader);
  const pet = readPet(reader, mapping);
  const doses = readDoses(reader, mapping, { header, species: pet?.species ?? null });
  const note = readNote(reader, mapping, header);
  if (owner.name === null && owner.email === null && reader.problems.length === 0) {
    reader.fail(null, 'owner_missing');
  }
  if (reader.problems.length > 0) return { record: null, problems: reader.problems };
  return { record: { owner, pet, doses: pet ? doses : [], note: pet ? note : null }, problems: [] };
}

function readOwner(reader: RowReader): ImportRecord['owner'] {
  const full = reader.line('ownerName', 80);
  const parts = [reader.line('ownerFirst', 80), reader.line('ownerLast', 80)].filter((part) => part !== null);
  const name = full ?? (parts.length > 0 ? beginOfText(parts.join(' '), 80) : null);
  const email = reader.read('email', (text, column) =>
    isEmail(text) ? text.toLowerCase() : reader.fail(column, 'email_invalid'),
  );
  const phone = readPhone(reader, 'phone');
  const other = { name: reader.line('emergencyName', 80), phone: readPhone(reader, 'emergencyPhone') };
  const emergency =
    other.phone === null ? null : { name: other.name ?? 'Emergency contact', phone: other.phone };
  return { name, email, phone, emergency };
}

function readPhone(reader: RowReader, field: 'phone' | 'emergencyPhone'): string | null {
  return reader.read(field, (text, column) =>
    text.length <= 40 && isPlainText(text) && dialOf(text) !== null
      ? text
      : reader.fail(column, 'phone_invalid'),
  );
}

/** As strict as the forms of the app: letters, digits and a few signs, one `@`, and a domain with a dot. */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || text.length > 254 || local.includes('..') || /^\.|\.$/.test(local)) return false;
  const labels = domain.split('.');
  const areLabels = labels.length > 1 && labels.every((label) => /^[A-Za-z0-9-]+$/.test(label));
  return areLabels && /^[A-Za-z]{2,}$/.test(labels.at(-1) ?? '') && /^[A-Za-z0-9_'+.-]+$/.test(local);
}

const speciesWords: ReadonlyMap<string, Species> = new Map<string, Species>(
  Object.entries({
    ...Object.fromEntries(speciesList.map((one) => [one, one])),
    canine: 'dog',
    dogs: 'dog',
    puppy: 'dog',
    feline: 'cat',
    cats: 'cat',
    kitten: 'cat',
    bunny: 'rabbit',
    parrot: 'bird',
    avian: 'bird',
    'small mammal': 'small_mammal',
    'guinea pig': 'small_mammal',
    hamster: 'small_mammal',
    equine: 'horse',
  }),
);

function readPet(reader: RowReader, mapping: ImportMapping): ImportPet | null {
  const name = reader.line('petName', 60);
  const said = reader.read(
    'species',
    (text, column) => speciesWords.get(text.toLowerCase()) ?? reader.fail(column, 'species_unknown'),
  );
  if (name === null) {
    const isNamed = mapping.columns.some((field) => field === 'doseGiven' || field === 'doseExpires');
    if (isNamed && said !== null) reader.fail(null, 'pet_name_missing');
    return null;
  }
  const isUnsaid = said === null && reader.problems.length === 0;
  const species = said ?? mapping.species;
  if (species === null && isUnsaid) reader.fail(null, 'species_missing');
  return { name, species: species ?? 'other', ...readPetFacts(reader) };
}

function readPetFacts(reader: RowReader): Omit<ImportPet, 'name' | 'species'> {
  const sexWord = reader.line('sex', 40)?.toLowerCase() ?? '';
  const breed = reader.line('breed', 60);
  const bornOn = reader.read('birthDate', (text, column) => reader.day(text, column, 'past'));
  const microchip = reader.read(
    'microchip',
    (text, column) => parseMicrochip(text) ?? reader.fail(column, 'microchip_invalid'),
  );
  const weight = (field: 'weightKg' | 'weightLb', factor: number) =>
    reader.read(field, (text, column) => {
      const exact = Number(text.replace(/(?:kg|lbs?)\.?$/i, '').replace(',', '.')) * factor;
      const kg = Math.round(exact * 100) / 100;
      return kg > 0 && kg <= 2000 ? kg : reader.fail(column, 'weight_invalid');
    });
  return {
    breed,
    sex: sexOf(sexWord),
    sterilized: reader.read('neutered', (text) => truthOf(text)) ?? sterilizedBySex(sexWord),
    bornOn,
    microchip,
    weightKg: weight('weightKg', 1) ?? weight('weightLb', 0.453_592_37),
  };
}

function sexOf(word: string): ImportPet['sex'] {
  if (/^(?:f|female|fs|spayed|girl|sf|female spayed|spayed female)$/.test(word)) return 'female';
  return /^(?:m|male|mn|mc|neutered|boy|nm|male neutered|neutered male)$/.test(word) ? 'male' : 'unknown';
}

function sterilizedBySex(word: string): boolean | null {
  return /^(?:fs|sf|mn|nm|mc)$|spayed|neutered/.test(word) ? true : null;
}

function truthOf(text: string): boolean | null {
  if (/^(?:yes|y|true|1|x|fixed|altered|spayed|neutered)$/i.test(text)) return true;
  return /^(?:no|n|false|0|intact|unaltered)$/i.test(text) ? false : null;
}

const maxNote = 1000;

function readNote(reader: RowReader, mapping: ImportMapping, header: readonly string[]): string | null {
  const columns = mapping.columns.flatMap((field, column) => (field === 'note' ? [column] : []));
  const notes = columns.flatMap((column) => {
    const text = reader.cell(column);
    if (text === '') return [];
    if (/\0|\p{Cs}/u.test(text)) return reader.fail(column, 'broken_characters') ?? [];
    if (text.length > maxNote) {
      return reader.fail(column, 'too_long', maxNote) ?? [];
    }
    return [columns.length > 1 ? `${(header[column] ?? '').trim()}: ${text}` : text];
  });
  const all = notes.join('\n');
  if (all.length > maxNote) return reader.fail(null, 'notes_too_long', maxNote);
  return all === '' ? null : all;
}
