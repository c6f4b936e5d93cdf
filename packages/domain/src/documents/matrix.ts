import { saysNoDose } from './excluded-text.ts';
import { roleOfLabel } from './label.ts';
import type { OpenDose } from './open-dose.ts';
import { datesIn } from './printed-date.ts';
import type { DocumentContext } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import { type CertificateColumns, columnAt } from './table-columns.ts';
import type { CellLine, TextCell } from './text-cell.ts';
import type { NamedVaccine } from './vaccine-names.ts';

/** A table with a column for each vaccine, in which a row is a day and a mark says what was given on it. */
interface Matrix {
  readonly columns: CertificateColumns;
  readonly names: ReadonlyMap<CertificateColumns['columns'][number], NamedVaccine>;
}

/** The doses of a table with columns for vaccines that begins at a line, and the number of its lines; null if none does. */
export function matrixAt(
  lines: readonly CellLine[],
  at: number,
  reading: DocumentContext,
): { readonly doses: readonly OpenDose[]; readonly length: number } | null {
  const matrix = headingOf(lines[at], reading);
  if (matrix === null) return null;
  const doses: OpenDose[] = [];
  let length = 1;
  for (const line of lines.slice(at + 1)) {
    const row = rowOf(line, matrix, reading);
    if (row === null) break;
    doses.push(...row);
    length += 1;
  }
  return length > 1 ? { doses, length } : null;
}

/** 'Date | Weight | DHPP | Rabies | Next due' */
function headingOf(line: CellLine | undefined, { search, order }: DocumentContext): Matrix | null {
  const cells = line?.cells ?? [];
  if (cells.length < 3 || cells.some(({ words }) => datesIn(words, order).length > 0)) return null;
  const named = cells.map((cell) => nameOf(cell, search));
  const roles = cells.map(({ text }) => roleOfLabel(text));
  const first = named.findIndex((name) => name !== null);
  const hasDay = roles.slice(0, Math.max(0, first)).includes('given');
  if (!hasDay || named.filter((name) => name !== null).length < 2 || roles.includes('vaccine')) return null;
  const columns = cells.map(({ place }, nth) => ({
    role: named[nth] ? null : (roles[nth] ?? null),
    x: place.x,
    end: place.x + place.width,
  }));
  const names = new Map(
    columns.flatMap((column, nth) => (named[nth] ? [[column, named[nth]] as const] : [])),
  );
  return { columns: { columns, onlyVaccines: true }, names };
}

/** The vaccine that a cell names, if it has no other words. */
function nameOf({ words }: TextCell, search: DocumentContext['search']): NamedVaccine | null {
  const [name, ...others] = search(words);
  const isWhole = name?.match.kind === 'certain' && others.length === 0;
  return isWhole && name.from === 0 && name.to === words.length - 1 ? name : null;
}

const mark = /^\W?(?:x|×|✓|✔|✗|✘|●|■|☑|☒|yes|oui|ja|sí|si|sim)\W?$/iu;

/** The doses of a row; null if it has no day. A cell with another text than a mark or a lot is listed, not read. */
function rowOf(line: CellLine, { columns, names }: Matrix, { order }: DocumentContext): OpenDose[] | null {
  const words = line.cells.flatMap((cell) => cell.words);
  const dates = datesIn(words, order).map((date): RoledDate => {
    const column = columnAt(columns, date.place);
    return { ...date, role: column?.role ?? null };
  });
  const given = dates.find(({ role }) => role === 'given');
  if (!given) return null;
  const due = dates.find(({ role }) => role === 'due');
  const isFilled = (column: unknown) => words.some((word) => columnAt(columns, word) === column);
  const isOnly = [...names.keys()].filter(isFilled).length === 1;
  return [...names].flatMap(([column, name]): OpenDose[] => {
    const own = words.filter((word) => columnAt(columns, word) === column);
    const text = own.map((word) => word.text).join(' ');
    if (!/[\p{L}\p{N}×✓✔✗✘●■☑☒]/u.test(text) || isNone(text)) return [];
    const place = { place: line.place, bottom: line.place.y };
    const facts = { name, words, table: null, part: own, ...place };
    const isLot = own.length === 1 && /\d{3}/.test(text) && datesIn(own, order).length === 0;
    if (!isLot && !mark.test(text)) return [{ ...facts, given: null, due: null, isUnread: true }];
    const details = isLot ? [{ role: 'lot' as const, words: own }] : [];
    // A next visit is for one of several vaccines.
    return [{ ...facts, details, given, due: isOnly ? (due ?? null) : null }];
  });
}

const isNone = (text: string) => /^(?:no|n\/?a|none|nein|non|nee|não)$/i.test(text) || saysNoDose(text);
