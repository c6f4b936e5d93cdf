import { wordsIn } from './dose-details.ts';
import { saysNoDose } from './excluded-text.ts';
import type { OpenDose } from './open-dose.ts';
import { datesIn } from './printed-date.ts';
import { type DocumentContext, type LineContent, lineContentOf } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import { assignedDates } from './row-dates.ts';
import type { CertificateColumns } from './table-columns.ts';
import type { CellLine } from './text-cell.ts';

/** A list goes on in the next line: '03/21/2025: Rabies, DHPP,' and '+ Lepto' have one date. */
export function goOn(
  { doses, table }: { readonly doses: readonly OpenDose[]; readonly table: CertificateColumns | null },
  added: readonly OpenDose[],
  { cells, place }: CellLine,
): void {
  const last = doses.at(-1);
  if (!last || place.y - last.bottom > 2 * place.height) return;
  // In a table the list is in one column.
  const list = table ? [...wordsIn(last, 'vaccine'), ...wordsIn(last, 'product')] : last.words;
  const first = cells[0]?.words[0]?.text ?? '';
  if (!/^[+,&]/.test(first) && !/[+,&]$/.test(list.at(-1)?.text ?? '')) return;
  for (const dose of added) {
    if (dose.given !== null) continue;
    dose.given = last.given;
    if (table) dose.due ??= last.due;
  }
}

/** Names the row above, whose maker and day are in its first line and its vaccine in the second; false if it is no such row. */
export function nameRow(doses: OpenDose[], added: readonly OpenDose[], { place }: CellLine): boolean {
  const [last, [own, ...others]] = [doses.at(-1), added];
  const isNameless = last?.name === null && last.given !== null && last.table !== null;
  if (!isNameless || !own?.name || others.length > 0 || own.given !== null) return false;
  if (place.y - last.bottom > 2 * place.height) return false;
  const words = [...last.words, ...own.words];
  const details = [...(last.details ?? []), ...(own.details ?? [])];
  doses.splice(-1, 1, {
    ...last,
    name: own.name,
    due: last.due ?? own.due,
    words,
    details,
    isUnread: false,
    bottom: place.y,
  });
  return true;
}

/** 'declined by owner' in a line of its own below the name. */
export function isTakenBack(
  { place }: CellLine,
  below: CellLine | undefined,
  { order, search }: DocumentContext,
): boolean {
  const [cell, ...others] = below?.cells ?? [];
  const isNear = below?.place.page === place.page && below.place.y - place.y < 2 * place.height;
  if (!cell || others.length > 0 || !isNear || !/^\W{0,3}\p{Ll}/u.test(cell.text)) return false;
  if (!saysNoDose(cell.text) || /^[·•*]/.test(cell.text)) return false;
  return datesIn(cell.words, order).length === 0 && search(cell.words).length === 0;
}

/** The second line of a row has columns of its own: 'Given / Due', 'Maker / Lot'. False if rows have one line. */
export function addSecondLine(
  doses: readonly OpenDose[],
  lines: readonly CellLine[],
  at: number,
  table: CertificateColumns | null,
  reading: DocumentContext,
): boolean {
  const second = table?.second;
  if (!second || !lines[at]) return false;
  const { words, names, dates } = lineContentOf(lines, at, second, reading);
  if (beginsRow(dates, lineContentOf(lines, at, table, reading), doses)) return false;
  const { given, due } = assignedDates(dates, reading.today);
  for (const dose of doses) {
    dose.given ??= given;
    dose.due ??= due;
    dose.second = { words, table: second };
    if (dose.name?.match.kind !== 'certain' && names[0]?.match.kind === 'certain') dose.name = names[0];
  }
  return true;
}

/**
 * Whether a line below a row is the next row, and not its second line: it has the day of a vaccination, where a second
 * line has nothing, or where the row already has both of its dates.
 */
function beginsRow(
  asSecond: readonly RoledDate[],
  { dates }: LineContent,
  above: readonly OpenDose[],
): boolean {
  if (!dates.some(({ role }) => role === 'given')) return false;
  const isComplete = above.every(({ given, due }) => given !== null && due !== null);
  return isComplete || !asSecond.some(({ role }) => role === 'given' || role === 'due');
}
