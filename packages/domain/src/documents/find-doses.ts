import { saysNoDose, titleKind } from './excluded-text.ts';
import { labelAtStart } from './label.ts';
import type { FoundDose, OpenDose } from './open-dose.ts';
import type { PositionedWord } from './positioned-word.ts';
import { unitsOf } from './prose.ts';
import { type DocumentContext, type LineContent, lineContentOf, type RoledDate } from './read-line.ts';
import { readSentence } from './read-sentence.ts';
import { assignedDates } from './row-dates.ts';
import { type CertificateColumns, headingAt } from './table-columns.ts';
import { columnsLike, rowAt } from './table-row.ts';
import type { CellLine } from './text-cell.ts';

/** The state of reading a page. */
interface PageState {
  readonly doses: OpenDose[];
  /** Dates above or beside all doses, as on a form. */
  readonly loose: RoledDate[];
  table: CertificateColumns | null;
  excluded: boolean;
  /** The date of a visit whose vaccines are listed below it. */
  visit: RoledDate | null;
}

/** The doses of one page. */
export function findDoses(page: readonly CellLine[], reading: DocumentContext): readonly FoundDose[] {
  const state: PageState = { doses: [], loose: [], table: null, excluded: false, visit: null };
  const units = unitsOf(page);
  const lines = units.map(({ line }) => line);
  for (let at = 0; at < units.length; at += 1) {
    if (units[at]?.isSentence) {
      if (!state.excluded) readSentence(state.doses, lines[at] as CellLine, reading);
      continue;
    }
    const heading = headingAt(lines, at);
    if (heading) {
      [state.table, state.excluded] = [heading.table, false];
      at += heading.length - 1;
    } else at += readLine(state, lines, at, reading);
  }
  return finish(state, reading);
}

/** Reads a line, or a row of a table; returns how many further lines belonged to it. */
function readLine(
  state: PageState,
  lines: readonly CellLine[],
  at: number,
  reading: DocumentContext,
): number {
  const line = lines[at] as CellLine;
  const text = line.cells.map((cell) => cell.text).join(' ');
  const names = reading.search(line.cells.flatMap((cell) => cell.words));
  const title = names.length === 0 ? titleKind(text) : null;
  if (title !== null) {
    state.excluded = title === 'excluded';
    if (state.excluded) state.table = null;
    return 0;
  }
  if (state.excluded) return 0;
  const row = rowAt(lines, at, state.table ?? columnsLike(line), reading);
  const around = lines.with(at, row.line);
  if (saysNoDose(text)) return row.length - 1;
  const content = lineContentOf(around, at, state.table, reading);
  const added = dosesIn(content, state.table, reading);
  if (state.table && added.length === 0 && isFooter(content)) {
    state.table = null;
    return 0;
  }
  if (added.length > 0) {
    if (state.visit && !state.table) for (const dose of added) dose.given ??= state.visit;
    state.doses.push(...added);
    if (addSecondLine(added, lines, at + row.length, state.table, reading)) return row.length;
  } else if (!addTo(state, content, reading)) {
    state.loose.push(...content.dates);
    // A form has an expiry date beside its date; the heading of a visit has only a date.
    const isForm = content.dates.some(({ role }) => role === 'due');
    if (!isForm) state.visit = content.dates.find(({ role }) => role === 'given') ?? state.visit;
  }
  return row.length - 1;
}

/** The second line of a row has columns of its own: 'Given / Due', 'Maker / Lot'. False if rows have one line. */
function addSecondLine(
  doses: readonly OpenDose[],
  lines: readonly CellLine[],
  at: number,
  table: CertificateColumns | null,
  reading: DocumentContext,
): boolean {
  const second = table?.second;
  if (!second || !lines[at]) return false;
  const { words, names, dates } = lineContentOf(lines, at, second, reading);
  const { given, due } = assignedDates(dates, reading.today);
  for (const dose of doses) {
    dose.given ??= given;
    dose.due ??= due;
    dose.second = { words, table: second };
    if (dose.name?.match.kind !== 'certain' && names[0]?.match.kind === 'certain') dose.name = names[0];
  }
  return true;
}

/** A line for a signature or a license ends a table. */
function isFooter({ line, dates }: LineContent): boolean {
  const label = labelAtStart((line.cells[0]?.words ?? []).slice(0, 4).map(({ text }) => text));
  return dates.length === 0 && (label?.role === 'veterinarian' || label?.role === 'other');
}

/** The doses that one line begins. */
function dosesIn(
  content: LineContent,
  table: CertificateColumns | null,
  reading: DocumentContext,
): OpenDose[] {
  const { names, dates, words, line } = content;
  const facts = { table, place: line.place, bottom: line.place.y };
  if (names.length === 0) return unreadRow(content, table, facts);
  if (table) return tableRow(content, reading, facts);
  return names.map((name, nth) => {
    const [start, end] = [nth === 0 ? 0 : name.from, names[nth + 1]?.from ?? words.length];
    const own = dates.filter(({ from }) => from >= start && from < end);
    const usable = own.length > 0 ? own : dates;
    const cell = line.cells.find((one) => one.words.includes(name.words[0] as PositionedWord));
    const place = cell?.place ?? line.place;
    return { ...facts, place, name, ...assignedDates(usable, reading.today), words: words.slice(start, end) };
  });
}

type Facts = Pick<OpenDose, 'table' | 'place' | 'bottom'>;

/** A row of a table: each of its given dates is a dose, and a due date belongs to the one before it. */
function tableRow(
  { names, dates, words }: LineContent,
  { today }: DocumentContext,
  facts: Facts,
): OpenDose[] {
  const given = dates.filter(({ role }) => role === 'given');
  if (given.length < 2 || names.length > 1) {
    return names.map((name) => ({ ...facts, name, ...assignedDates(dates, today), words }));
  }
  const [name = null] = names;
  return given.map((date, nth) => {
    const until = given[nth + 1]?.from ?? Infinity;
    const due = dates.find(({ role, from }) => role === 'due' && from > date.from && from < until) ?? null;
    return { ...facts, name, given: date, due, words };
  });
}

/** A row of a table of vaccinations whose date was read, but not its vaccine. */
function unreadRow(
  { dates, words, line }: LineContent,
  table: CertificateColumns | null,
  facts: Facts,
): OpenDose[] {
  if (!table?.onlyVaccines) return [];
  const given = dates.find(({ role }) => role === 'given') ?? null;
  const first = line.cells[0];
  if (!given || !first || !/\p{L}/u.test(first.text)) return [];
  return [{ ...facts, name: null, given, due: dates.find(({ role }) => role === 'due') ?? null, words }];
}

/** A line belongs to a name up to this far above it, in line heights. */
const blockHeight = 9;

/** Adds a line to the doses above it, each date and word to the dose in its column; false if there is none. */
function addTo(
  { doses, table }: PageState,
  { line, dates, words }: LineContent,
  { today }: DocumentContext,
): boolean {
  const last = doses.at(-1);
  if (!last || line.place.y - last.bottom > blockHeight * line.place.height) return false;
  const owners = doses.filter(({ place }) => Math.abs(place.y - last.place.y) < line.place.height * 0.6);
  for (const dose of owners) {
    const isOwn = (place: PositionedWord | RoledDate['place']) => nearest(owners, place).includes(dose);
    const own = dates.filter(({ place }) => isOwn(place));
    // A line with a date of its own is another row, even if its vaccine was not recognized.
    if (table && own.some(({ role }) => role === 'given')) continue;
    if (table || own.some(({ role }) => role === 'given' || role === 'due')) {
      const { given, due } = assignedDates(own, today);
      dose.given ??= given;
      dose.due ??= due;
    }
    if (dose.words.length < 60) dose.words = [...dose.words, ...words.filter(isOwn)];
    dose.bottom = line.place.y;
  }
  return true;
}

/** The doses in whose column the word is; all of them if they share a column. */
function nearest(
  doses: readonly OpenDose[],
  { x, width }: { x: number; width: number },
): readonly OpenDose[] {
  const away = ({ place }: OpenDose) => Math.max(0, x - (place.x + place.width), place.x - (x + width));
  const least = Math.min(...doses.map(away));
  return doses.filter((dose) => away(dose) <= least + 1e-6);
}

/** A form that names its vaccines and has its only date elsewhere: the date belongs to all of them. */
function finish({ doses, loose }: PageState, { today }: DocumentContext): readonly FoundDose[] {
  if (doses.every(({ given }) => given === null)) {
    const labeled = loose.filter(({ role }) => role === 'given' || role === 'due');
    const { given, due } = assignedDates(labeled, today);
    for (const dose of doses) {
      dose.given = given;
      dose.due ??= due;
    }
  }
  return doses.filter(
    ({ given, table }) => given !== null || table?.columns.some(({ role }) => role === 'given'),
  );
}
