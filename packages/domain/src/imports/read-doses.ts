import { customVaccine, matchVaccine, type Species } from '../catalogue/index.ts';
import { beginOfText } from '../texts/index.ts';
import { vaccineOfHeader } from './guess-mapping.ts';
import type { ImportMapping } from './import-field.ts';
import type { RowReader } from './row-reader.ts';

/** A dose named in a list. Without the date it was given it is only a remark. */
export interface ImportDose {
  readonly vaccine: string;
  readonly vaccineName: string | null;
  readonly name: string;
  readonly givenOn: string | null;
  readonly expiresOn: string | null;
}

interface DoseDraft {
  name: string;
  givenOn: string | null;
  expiresOn: string | null;
}

/** The doses of a row: in columns of their own, or one named in the row. */
export function readDoses(
  reader: RowReader,
  mapping: ImportMapping,
  { header, species }: { readonly header: readonly string[]; readonly species: Species | null },
): ImportDose[] {
  const drafts = new Map<string, DoseDraft>();
  mapping.columns.forEach((field, column) => {
    const text = reader.cell(column);
    if ((field !== 'doseGiven' && field !== 'doseExpires') || text === '') return;
    const name = nameOfColumn(header[column] ?? '');
    if (name === '') reader.fail(column, 'vaccine_unnamed');
    if (name === '' || reader.asLine(name, column, 60) === null) return;
    const draft = drafts.get(name.toLowerCase()) ?? { name, givenOn: null, expiresOn: null };
    drafts.set(name.toLowerCase(), draft);
    if (field === 'doseGiven') draft.givenOn = reader.day(text, column, 'past');
    else draft.expiresOn = reader.day(text, column, 'any');
  });
  const named = reader.line('vaccine', 60);
  if (named !== null) {
    drafts.set('', {
      name: named,
      givenOn: reader.read('givenOn', (text, column) => reader.day(text, column, 'past')),
      expiresOn: reader.read('expiresOn', (text, column) => reader.day(text, column, 'any')),
    });
  }
  return [...drafts.values()].map((draft) => {
    const { givenOn, expiresOn } = draft;
    if (givenOn !== null && expiresOn !== null && expiresOn < givenOn) {
      reader.fail(null, 'dose_ends_first', draft.name);
    }
    return { ...draft, ...vaccineOf(draft.name, species) };
  });
}

/** Spreadsheets break long column names into several lines. */
function nameOfColumn(header: string): string {
  return vaccineOfHeader(header) ?? beginOfText(header.replace(/\s+/g, ' ').trim(), 60);
}

/** A name that could mean several vaccines is kept as it is written: only a person can decide which one it is. */
function vaccineOf(name: string, species: Species | null): Pick<ImportDose, 'vaccine' | 'vaccineName'> {
  const match = matchVaccine(name, species);
  return match.kind === 'certain'
    ? { vaccine: match.vaccine.code, vaccineName: null }
    : { vaccine: customVaccine, vaccineName: name };
}
