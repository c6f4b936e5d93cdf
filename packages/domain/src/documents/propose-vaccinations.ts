import { matchVaccine, type Species } from '../catalogue/index.ts';
import { boundedWords } from './bounded-words.ts';
import { type ColumnRole, columnAt, columnsOf, roleOfLabel, type TextColumn } from './column.ts';
import {
  linesOf,
  type PageRegion,
  type PositionedWord,
  type PrintedLine,
  regionAround,
  textOf,
} from './positioned-word.ts';
import { type DateOrder, dateOrderOf, datesIn, type PrintedDate } from './printed-date.ts';

/** One thing read from a document. With several candidates a person has to choose; `value` is null then. */
export interface ReadField {
  readonly value: string | null;
  readonly candidates: readonly string[];
  readonly confidence: number;
  readonly place: PageRegion | null;
}

/** A vaccination a document seems to prove. Nothing of it counts before its owner has confirmed it. */
export interface ProposedVaccination {
  readonly text: string;
  readonly place: PageRegion;
  readonly vaccine: ReadField;
  readonly administeredOn: ReadField;
  readonly expiresOn: ReadField;
  readonly lotNumber: ReadField;
  readonly manufacturer: ReadField;
  readonly veterinarian: ReadField;
  /** The number on the tag; documents read before it was known lack it. */
  readonly tagNumber?: ReadField | undefined;
}

/** Lines that speak of doses without one having been given. */
const noDose =
  /\b(is|was|are) (now )?(due|overdue)\b|\bdeclined\b|\btit(er|re)s?\b|\bexempt|\bnever given\b|\bantibod/i;
/** Lines about the animal or the document, whose dates are no doses. */
const aboutElse = /\b(dob|born|birth|printed|print date|run|microchip|owner|invoice #?|sample)\b/i;

const empty: ReadField = { value: null, candidates: [], confidence: 0, place: null };

/** More than any record lists; a person has to review each. */
const maxProposals = 100;

/**
 * Proposes the vaccinations of a document from its words and their positions.
 * @param today a date later than this can only be an end
 */
export function proposeVaccinations(
  found: readonly PositionedWord[],
  species: Species | null,
  today: string,
): readonly ProposedVaccination[] {
  const words = boundedWords(found);
  const order = dateOrderOf(words);
  const proposals: ProposedVaccination[] = [];
  let columns: readonly TextColumn[] | null = null;
  let onlyVaccines = false;
  let page = 0;
  for (const line of linesOf(words)) {
    if (line[0]?.page !== page) columns = null;
    page = line[0]?.page ?? page;
    const heading = columnsOf(line);
    columns = heading ?? columns;
    if (heading) onlyVaccines = /vaccin|immuni[sz]/i.test(textOf(line));
    const proposal = heading ? null : proposeFrom(line, { columns, onlyVaccines, order, species, today });
    if (proposal) proposals.push(proposal);
    if (proposals.length === maxProposals) break;
  }
  return proposals;
}

interface Surroundings {
  readonly columns: readonly TextColumn[] | null;
  /** Whether the heading speaks of vaccinations; an invoice lists other things too. */
  readonly onlyVaccines: boolean;
  readonly order: DateOrder;
  readonly species: Species | null;
  readonly today: string;
}

function proposeFrom(line: PrintedLine, around: Surroundings): ProposedVaccination | null {
  const text = textOf(line);
  if (noDose.test(text) || (aboutElse.test(text) && around.columns === null)) return null;
  const dates = datesIn(line, around.order);
  const place = regionAround(line);
  if (place === null || (dates.length === 0 && !hasUnreadDay(line, around))) return null;
  const { given, due } = assignDates(line, dates, around);
  const vaccine =
    readVaccine(line, dates, around) ?? (isUnreadRow(line, given, around) ? unreadVaccine(line) : null);
  if (vaccine === null) return null;
  if (given === null && due !== null && around.columns === null) return null;
  return {
    text,
    place,
    vaccine,
    administeredOn: fieldOf(given),
    expiresOn: fieldOf(due),
    lotNumber: readLot(line, dates, around),
    manufacturer: cell(line, 'manufacturer', around),
    veterinarian: cell(line, 'veterinarian', around),
    tagNumber: cell(line, 'tag', around),
  };
}

/** A row of a vaccination table, with a day in its column, whose vaccine's name the reader made nothing of. */
function isUnreadRow(
  line: PrintedLine,
  given: PrintedDate | null,
  { columns, onlyVaccines }: Surroundings,
): boolean {
  if (!columns || !onlyVaccines || !given || columnAt(columns, given.place.x)?.role !== 'given') return false;
  return wordsIn(line, 'vaccine', columns).length > 0;
}

/** A row of a vaccination table whose date column is filled, but not with a readable date. */
function hasUnreadDay(line: PrintedLine, { columns, onlyVaccines }: Surroundings): boolean {
  if (!columns || !onlyVaccines) return false;
  return wordsIn(line, 'given', columns).some(({ text }) => (text.match(/\d/g)?.length ?? 0) >= 4);
}

const unreadVaccine = (line: PrintedLine): ReadField => ({ ...empty, place: regionAround(line) });

/** The vaccine's name: its column where there is one, else the text before the first date, else around it. */
function readVaccine(
  line: PrintedLine,
  dates: readonly PrintedDate[],
  around: Surroundings,
): ReadField | null {
  const before = line.slice(0, dates[0]?.from ?? 0);
  const outside = line.filter((_, at) => !dates.some(({ from, to }) => at >= from && at <= to));
  const inColumn = around.columns ? wordsIn(line, 'vaccine', around.columns) : [];
  for (const words of [inColumn, before, outside]) {
    const match = matchVaccine(textOf(words), around.species);
    const place = regionAround(words);
    if (match.kind === 'none' || place === null) continue;
    const read = Math.min(...words.map(({ confidence }) => confidence));
    if (match.kind === 'certain') {
      const { code } = match.vaccine;
      return { value: code, candidates: [code], confidence: read * 0.98, place };
    }
    const candidates = match.candidates.map(({ code }) => code);
    return { value: null, candidates, confidence: read * 0.5, place };
  }
  return null;
}

/** By label, by column, or, where nothing says which is which, by their order: the earlier one is the dose. */
function assignDates(line: PrintedLine, dates: readonly PrintedDate[], around: Surroundings) {
  let given: PrintedDate | null = null;
  let due: PrintedDate | null = null;
  const unsaid: PrintedDate[] = [];
  for (const [index, date] of dates.entries()) {
    const before = (dates[index - 1]?.to ?? -1) + 1;
    const role = roleOf(line.slice(before, date.from), date, around.columns);
    if (role === 'due') due ??= date;
    else if (role === 'given') given ??= date;
    else unsaid.push(date);
  }
  for (const date of unsaid) {
    const isLater = date.candidates.every((candidate) => candidate > around.today);
    const guessed = { ...date, confidence: date.confidence * 0.7 };
    if (given === null && !isLater) given = guessed;
    else if (due === null) due = guessed;
  }
  return { given, due };
}

function roleOf(
  before: PrintedLine,
  date: PrintedDate,
  columns: readonly TextColumn[] | null,
): ColumnRole | null {
  for (const length of [3, 2, 1]) {
    const role = before.length >= length ? roleOfLabel(textOf(before.slice(-length))) : null;
    if (role === 'given' || role === 'due') return role;
  }
  return columns ? (columnAt(columns, date.place.x)?.role ?? null) : null;
}

function fieldOf(date: PrintedDate | null): ReadField {
  if (date === null) return empty;
  const [only, ...others] = date.candidates;
  const isClear = only !== undefined && others.length === 0;
  const { candidates, place } = date;
  return { value: isClear ? only : null, candidates, confidence: isClear ? date.confidence : 0.5, place };
}

function cell(line: PrintedLine, role: ColumnRole, { columns }: Surroundings): ReadField {
  const words = columns ? wordsIn(line, role, columns) : [];
  const text = textOf(words).trim();
  if (text === '' || /^[-–—]+$/.test(text)) return empty;
  const confidence = Math.min(...words.map((word) => word.confidence));
  return { value: text, candidates: [text], confidence: confidence * 0.95, place: regionAround(words) };
}

const lotLabel = /^(?:lot|serial|batch|ser)(?:\/\w+)?\.?(?:no\.?|#)?:?$/i;
const lotText = /^(?=(?:[^0-9]*[0-9]){3})[A-Za-z0-9-]{4,14}$/;

/**
 * The lot's column where there is one, else what follows its label in the line, else the one word in the format of a
 * lot.
 */
function readLot(line: PrintedLine, dates: readonly PrintedDate[], around: Surroundings): ReadField {
  const inColumn = cell(line, 'lot', around);
  if (inColumn.value !== null) return inColumn;
  for (const [at, { text }] of line.entries()) {
    if (!lotLabel.test(text)) continue;
    const next = line.slice(at + 1, at + 4).find((word) => lotText.test(word.text));
    if (!next) continue;
    const { confidence } = next;
    return {
      value: next.text,
      candidates: [next.text],
      confidence: confidence * 0.9,
      place: regionAround([next]),
    };
  }
  return around.columns?.some(({ role }) => role === 'lot') ? empty : unlabelledLot(line, dates);
}

/** What numbers in a line belong to, where it is no lot. */
const otherNumber =
  /^(?:lic|license|licence|tag|id|chip|microchip|phone|tel|fax|invoice|cert|certificate|no|#)[.:#]*$/i;

/** A line may print its lot without saying so; taken only where no other word could be it, and to be checked. */
function unlabelledLot(line: PrintedLine, dates: readonly PrintedDate[]): ReadField {
  const found = line.filter(
    ({ text }, at) =>
      at > 0 &&
      lotText.test(text) &&
      !/^\d{3}-\d{4}$|^\d{3}-\d{3}-\d{4}$/.test(text) &&
      !otherNumber.test(line[at - 1]?.text ?? '') &&
      !dates.some(({ from, to }) => at >= from && at <= to),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return empty;
  const { text, confidence } = only;
  return { value: text, candidates: [text], confidence: confidence * 0.6, place: regionAround([only]) };
}

function wordsIn(line: PrintedLine, role: ColumnRole, columns: readonly TextColumn[]): PrintedLine {
  const starts = [...columns].sort((a, b) => a.x - b.x);
  const at = starts.findIndex((column) => column.role === role);
  if (at === -1) return [];
  // A word belongs to the last column that begins before it, with some tolerance for uneven print.
  return line.filter((word) => {
    const owner = starts.findLastIndex((column) => column.x <= word.x + word.height * 0.8);
    return Math.max(0, owner) === at;
  });
}
