import {
  beginOfText,
  dateValues,
  findDateOrder,
  type GuessedColumn,
  guessMapping,
  type ImportMapping,
  type ImportProblem,
  type ImportRecord,
  importLimits,
  readRow,
  vaccineOfHeader,
} from '@clearpaw/domain';
import { FileRefused, type FoundRow } from './found-rows.ts';

/** A row as it is passed on. */
export interface FileRow {
  readonly row: number;
  readonly record: ImportRecord | null;
  readonly problems: readonly ImportProblem[];
  /** The cells as in the file; left out if they are not shown. */
  readonly values?: readonly string[];
}

export interface FileColumn {
  readonly header: string;
  readonly samples: readonly string[];
  readonly sure: boolean;
  readonly vaccine: string | null;
}

/** The content of a file, read by a mapping. */
export interface Table {
  readonly columns: readonly FileColumn[];
  readonly mapping: ImportMapping;
  readonly questions: readonly ('date_order' | 'species')[];
  readonly rows: number;
  readonly problems: number;
}

/** Takes rows as a chunk of JSON, a list of `FileRow`, so that they are never in memory all at once. */
export type TakePiece = (piece: string) => Promise<void>;

export interface TableDraft {
  readonly mapping: ImportMapping | null;
  /** Today in the time zone where each date begins first, so that no present day counts as future. */
  readonly today: string;
  /** Also for rows without a problem. */
  readonly withValues: boolean;
}

export const rowsPerPiece = 500;
const sampleRows = 200;
const sampleLength = 60;

/** Reads rows by a mapping, or by a guessed one, and passes them on piece by piece. */
export async function readTable(
  found: readonly FoundRow[],
  draft: TableDraft,
  take: TakePiece,
): Promise<Table> {
  const guess = guessMapping(
    // Only the top of the file: an empty row above the column names counts.
    topOf(found),
    { today: draft.today, ...(draft.mapping && { headerRow: draft.mapping.headerRow }) },
  );
  const isChosen = draft.mapping !== null && draft.mapping.columns.length > 0;
  const mapping = isChosen ? draft.mapping : settleOrder(found, guess.mapping);
  const header = found.find(({ row }) => row === mapping.headerRow)?.cells ?? [];
  const body = found.filter(({ row }) => row > mapping.headerRow);
  if (body.length === 0) throw new FileRefused('file_empty');
  if (body.length > importLimits.rows) throw new FileRefused('file_too_long');
  const problems = await passOn(body, { mapping, header, draft }, take);
  return {
    columns: columnsOf(header, body, guess.columns),
    mapping,
    questions: questionsOf(body, mapping),
    rows: body.length,
    problems,
  };
}

function topOf(found: readonly FoundRow[]): readonly (readonly string[])[] {
  const top: (readonly string[])[] = [];
  for (const { row, cells } of found.slice(0, sampleRows)) {
    if (row > sampleRows * 2) break;
    while (top.length < row - 1) top.push([]);
    top.push(cells);
  }
  return top;
}

/** The rows at the top may not decide which part of a date comes first; the others may. */
function settleOrder(found: readonly FoundRow[], mapping: ImportMapping): ImportMapping {
  const body = found.filter(({ row }) => row > mapping.headerRow).map(({ cells }) => cells);
  const order = findDateOrder(dateValues(body, mapping.columns));
  return { ...mapping, dateOrder: order === 'open' || order === 'none' ? null : order };
}

interface PieceDraft {
  readonly mapping: ImportMapping;
  readonly header: readonly string[];
  readonly draft: TableDraft;
}

/** How many rows have a problem. */
async function passOn(
  body: readonly FoundRow[],
  { mapping, header, draft }: PieceDraft,
  take: TakePiece,
): Promise<number> {
  let problems = 0;
  for (let from = 0; from < body.length; from += rowsPerPiece) {
    const rows = body.slice(from, from + rowsPerPiece).map(({ row, cells }): FileRow => {
      const read = readRow(cells, mapping, { header, today: draft.today });
      if (read.record === null) problems += 1;
      const isShown = draft.withValues || read.record === null;
      return { row, ...read, ...(isShown && { values: cells.map(wellFormed) }) };
    });
    await take(JSON.stringify(rows));
  }
  return problems;
}

/** PostgreSQL stores neither zero bytes nor halves of characters. */
function wellFormed(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function columnsOf(
  header: readonly string[],
  body: readonly FoundRow[],
  guessed: readonly GuessedColumn[],
): FileColumn[] {
  const width = Math.max(header.length, guessed.length);
  return Array.from({ length: width }, (_, column) => {
    const name = wellFormed(header[column] ?? '').trim();
    const filled = body.slice(0, sampleRows).flatMap(({ cells }) => cells[column]?.trim() || []);
    return {
      header: beginOfText(name, sampleLength),
      samples: [...new Set(filled)].slice(0, 3).map((text) => beginOfText(wellFormed(text), sampleLength)),
      sure: guessed[column]?.sure ?? true,
      vaccine: vaccineOfHeader(name),
    };
  });
}

function questionsOf(body: readonly FoundRow[], mapping: ImportMapping): Table['questions'] {
  const cells = body.map((one) => one.cells);
  const order = findDateOrder(dateValues(cells, mapping.columns));
  const [pet, species] = [mapping.columns.indexOf('petName'), mapping.columns.indexOf('species')];
  const isUnsaid = (row: readonly string[]) =>
    (row[pet] ?? '').trim() !== '' && (species === -1 || (row[species] ?? '').trim() === '');
  return [
    ...(mapping.dateOrder === null && order === 'open' ? (['date_order'] as const) : []),
    ...(mapping.species === null && pet !== -1 && cells.some(isUnsaid) ? (['species'] as const) : []),
  ];
}
