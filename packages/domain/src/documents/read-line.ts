import type { Animals } from './animal-mentions.ts';
import { tickedOnly } from './check-boxes.ts';
import { saysNoDose } from './excluded-text.ts';
import { withoutExplanations } from './explained-names.ts';
import { type LabelRole, labelAtEnd, labelAtStart, plainLabel, roleOfLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import { roleAbove, roleBeside, rowLabel } from './near-label.ts';
import { type NumberedDates, roleOfNumber } from './numbered-dates.ts';
import type { DateOrder } from './numeric-date.ts';
import type { PrintedLine } from './positioned-word.ts';
import { datesIn, type PrintedDate } from './printed-date.ts';
import type { RoledDate } from './roled-date.ts';
import { type CertificateColumns, columnAt } from './table-columns.ts';
import type { CellLine } from './text-cell.ts';
import type { NamedVaccine } from './vaccine-names.ts';
import { withVialExpiry } from './vial-expiry.ts';

/** The content of a line. */
export interface LineContent {
  readonly line: CellLine;
  readonly words: PrintedLine;
  readonly names: readonly NamedVaccine[];
  readonly dates: readonly RoledDate[];
  /** Texts that a label beside, above or below them explains, such as a lot number. */
  readonly details: readonly LabeledText[];
}

export interface LabeledText {
  readonly role: LabelRole;
  readonly words: PrintedLine;
}

/** Properties of a whole document that decide how its lines are read. */
export interface DocumentContext {
  readonly order: DateOrder;
  readonly search: (words: PrintedLine) => readonly NamedVaccine[];
  /** A later date can only be an expiry date. */
  readonly today: string;
  /** The animals that the document names; null if the pet's name is not known. */
  readonly animals: Animals | null;
  readonly numbers: NumberedDates;
}

/** Reads the lines of a page: the vaccines they name and their dates, each with its role. */
export function lineContentOf(
  lines: readonly CellLine[],
  at: number,
  table: CertificateColumns | null,
  { order, search, numbers }: DocumentContext,
): LineContent {
  const line = lines[at] as CellLine;
  const words = line.cells.flatMap((cell) => cell.words);
  const found = datesIn(words, order);
  const dates: RoledDate[] = [];
  const names: NamedVaccine[] = [];
  const details: LabeledText[] = [];
  const shared = table ? null : rowLabel(lines, at, search);
  let start = 0;
  for (const [index, cell] of line.cells.entries()) {
    const end = start + cell.words.length;
    const own = found.filter(({ from }) => from >= start && from < end);
    for (const [nth, date] of own.entries()) {
      const before = words.slice(Math.max(start, (own[nth - 1]?.to ?? -1) + 1), date.from);
      const isFirst = nth === 0 && before.length === 0;
      const around = isFirst ? (shared ?? roleAround(lines, at, index, table)) : null;
      const role = inlineRole(before, search) ?? roleOfNumber(numbers, before) ?? around;
      dates.push({ ...date, role: role !== null && ofNames.has(role) ? null : role });
    }
    const detail = own.length === 0 && !table ? (shared ?? roleAround(lines, at, index, null)) : null;
    if (detail !== null && roleOfLabel(cell.text) === null) details.push({ role: detail, words: cell.words });
    const counts = !saysNoDose(cell.text) || line.cells.length === 1;
    if (counts && !isAboutElse(line, index)) names.push(...namesIn(words, own, [start, end], search));
    start = end;
  }
  return {
    line,
    words,
    names: withoutExplanations(tickedOnly(names, words), words, search),
    dates: withVialExpiry(dates, words),
    details,
  };
}

/** Labels of texts: they say nothing about a date near them. */
const ofNames: ReadonlySet<LabelRole> = new Set(['vaccine', 'product', 'animal']);

/** Text after 'Species' or 'Breed:' names no vaccine. */
function isAboutElse({ cells }: CellLine, index: number): boolean {
  const before = cells[index - 1];
  if (before && roleOfLabel(before.text) === 'other') return true;
  const words = (cells[index]?.words ?? []).slice(0, longestLabel).map(({ text }) => text);
  const label = labelAtStart(words);
  return label?.role === 'other' && words[label.length - 1]?.endsWith(':') === true;
}

/** Names are searched between the dates: 'Rabies 06/05/2024 DHPP 06/05/2024' has two. */
function namesIn(
  words: PrintedLine,
  dates: readonly PrintedDate[],
  [start, end]: readonly [number, number],
  search: DocumentContext['search'],
): readonly NamedVaccine[] {
  const apart = [...dates.map(({ from, to }) => [from, to] as const), ...lotLabels(words, start, end)];
  const edges = [start - 1, ...apart.sort(([a], [b]) => a - b).flat(), end];
  const found: NamedVaccine[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const first = (edges[at] ?? -1) + 1;
    const part = search(words.slice(first, Math.min(end, edges[at + 1] ?? end)));
    found.push(...part.map((name) => ({ ...name, from: name.from + first, to: name.to + first })));
  }
  return found;
}

/** The positions of labels of lots, whose words are no part of a name: 'Ch.-B.' is not chlamydia. */
function lotLabels(words: PrintedLine, start: number, end: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = start; at < end; at += 1) {
    const label = labelAtStart(words.slice(at, Math.min(end, at + 3)).map(({ text }) => text));
    if (label?.role !== 'lot') continue;
    found.push([at, at + label.length - 1]);
    at += label.length - 1;
  }
  return found;
}

function inlineRole(before: PrintedLine, search: DocumentContext['search']): LabelRole | null {
  const label = labelAtEnd(before.slice(-longestLabel).map(({ text }) => text));
  return label?.length === 1 && isOtherDate(before, search) ? null : (label?.role ?? null);
}

/** 'Notice date' is the date of something else than a dose; 'Rabies date' is not. */
function isOtherDate(before: PrintedLine, search: DocumentContext['search']): boolean {
  const [last, what] = [before.at(-1)?.text ?? '', before.at(-2)?.text ?? ''];
  if (!/^(?:date|datum|fecha|data)$/.test(plainLabel(last)) || !/^\p{L}{3,}$/u.test(what)) return false;
  return roleOfLabel(what) === null && search(before.slice(0, -1)).length === 0;
}

/** The role given by the cell to the left, the column, or the cell above; a label takes precedence over a column. */
function roleAround(
  lines: readonly CellLine[],
  at: number,
  index: number,
  table: CertificateColumns | null,
): LabelRole | null {
  const cells = lines[at]?.cells ?? [];
  const cell = cells[index];
  const beside = roleBeside(cells[index - 1]);
  const roles = new Set(table?.columns.map(({ role }) => role));
  // 'Overdue' before the day of the last dose is no label of it where the next one has a column, too.
  const isStatus = beside === 'due' && roles.has('given') && roles.has('due');
  if (beside !== null && beside !== 'vaccine' && !isStatus) return beside;
  if (table && cell) return columnAt(table, cell.place)?.role ?? null;
  return cell ? roleAbove(lines, at, cell) : null;
}
