import type { Whose } from './animal-mentions.ts';
import { type AnimalSection, nextSection, whoseBelow } from './animal-section.ts';
import { whoseSentence } from './animal-subject.ts';
import { withoutOpenBoxes } from './check-boxes.ts';
import { listDates } from './date-headings.ts';
import { addTo, ownDetails } from './dose-block.ts';
import { wordsIn } from './dose-details.ts';
import { saysNoDose } from './excluded-text.ts';
import { finishDoses } from './finish-doses.ts';
import { labelAtStart, roleOfLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import { matrixAt } from './matrix.ts';
import type { DatedVisit, FoundDose, OpenDose } from './open-dose.ts';
import { type PositionedWord, textOf } from './positioned-word.ts';
import { datesIn } from './printed-date.ts';
import { type TextUnit, unitsOf } from './prose.ts';
import { type DocumentContext, type LineContent, lineContentOf } from './read-line.ts';
import { readSentence } from './read-sentence.ts';
import type { RoledDate } from './roled-date.ts';
import { addSecondLine, goOn, isTakenBack, nameRow } from './row-continuation.ts';
import { assignedDates, listedDays } from './row-dates.ts';
import { type CertificateColumns, headingAt } from './table-columns.ts';
import { columnsLike, rowAt } from './table-row.ts';
import type { CellLine } from './text-cell.ts';
import { titleAt } from './title.ts';
import type { NamedVaccine } from './vaccine-names.ts';
import { giveOnVisit, visitBegunBy } from './visit.ts';

/** The state of reading a page. */
interface PageState {
  readonly doses: OpenDose[];
  readonly loose: RoledDate[];
  readonly dated: LineContent[];
  table: CertificateColumns | null;
  excluded: boolean;
  /** The visit whose vaccines are listed below its date. */
  visit: DatedVisit | null;
  /** The animals named above. */
  section: AnimalSection | null;
  /** Whose the last sentence is. */
  subject: Whose | null;
}

/** The doses of one page, and the animals that its last lines are about. */
export function findDoses(
  page: readonly CellLine[],
  reading: DocumentContext,
  section: AnimalSection | null = null,
): { readonly doses: readonly FoundDose[]; readonly section: AnimalSection | null } {
  const above = section && { ...section, doses: 0 };
  const state: PageState = {
    doses: [],
    loose: [],
    dated: [],
    table: null,
    excluded: false,
    visit: null,
    section: above,
    subject: null,
  };
  const units = unitsOf(page);
  const lines = units.map(({ line }) => line);
  const dates = listDates(units, reading);
  for (let at = 0; at < units.length; at += 1) {
    const count = state.doses.length;
    if (units[at]?.isSentence) {
      readUnit(state, units, at, reading);
      continue;
    }
    const matrix = matrixAt(lines, at, reading);
    if (matrix) {
      addMatrix(state, matrix.doses);
      at += matrix.length - 1;
      continue;
    }
    const heading = headingOf(lines, at, reading);
    // The name of an animal directly above a heading is no part of it.
    if (heading && !(heading.length === 2 && enterSection(state, lines[at] as CellLine, reading))) {
      [state.table, state.excluded] = [heading.table, false];
      if (heading.length === 2) enterSection(state, lines[at + 1] as CellLine, reading);
      at += heading.length - 1;
      continue;
    }
    if (onlyNamesAnimals(state, lines[at] as CellLine, reading)) continue;
    const more = readLine(state, lines, at, reading);
    for (const dose of state.doses.slice(count)) {
      // 'Rolo: Rabies, DHPP' is about Rolo as a whole.
      const named = reading.animals?.ownerOf((lines[at] as CellLine).cells.flatMap(({ words }) => words));
      dose.below = named ?? whoseBelow(state.section, dose);
      if (!state.table) dose.given ??= dates.get(lines[at] as CellLine) ?? null;
    }
    for (const line of lines.slice(at + 1, at + more + 1)) enterSection(state, line, reading);
    at += more;
  }
  return { doses: finishDoses(state, reading.today), section: state.section };
}

function addMatrix(state: PageState, doses: readonly OpenDose[]): void {
  state.table = null;
  if (state.excluded) return;
  for (const dose of doses) dose.below = whoseBelow(state.section, dose);
  state.doses.push(...doses);
}

/** 'Rabies Vaccine 1-yr | Completed' consists of labels, but names a vaccine. */
function headingOf(
  lines: readonly CellLine[],
  at: number,
  { search }: Pick<DocumentContext, 'search'>,
): ReturnType<typeof headingAt> {
  const heading = headingAt(lines, at);
  const cells = lines[at]?.cells ?? [];
  if (saysNoDose(cells.map(({ text }) => text).join(' '))) return null;
  const names = (line: CellLine | undefined) =>
    line?.cells.some(({ words }) => search(words).some(isCertain));
  // A row below a heading is no part of it.
  if (heading?.length === 2 && names(lines[at + 1])) return headingOf(lines.slice(at, at + 1), 0, { search });
  if (heading?.length !== 1 || cells.length > 2) return heading;
  return names(lines[at]) ? null : heading;
}

const isCertain = ({ match }: NamedVaccine) => match.kind === 'certain';

/** Reads a sentence; its doses are of the animal that it names, or that the sentence before it named. */
function readUnit(state: PageState, units: readonly TextUnit[], at: number, reading: DocumentContext): void {
  if (state.excluded) return;
  const { line } = units[at] as TextUnit;
  const count = state.doses.length;
  readSentence(state.doses, line, reading);
  if (!units[at - 1]?.isSentence) state.subject = null;
  const { animals } = reading;
  const words = line.cells.flatMap((cell) => cell.words);
  if (animals) state.subject = whoseSentence(words, animals) ?? state.subject;
  for (const dose of state.doses.slice(count)) dose.below = state.subject ?? whoseBelow(state.section, dose);
}

/** Takes the animals that a line names as those of the lines below it. */
function enterSection(state: PageState, line: CellLine, { animals }: DocumentContext): boolean {
  const mentions = animals?.mentionsOn(line) ?? [];
  if (mentions.length === 0) return false;
  state.section = nextSection(state.section, line, mentions, state.doses.length);
  return true;
}

/** Whether a line names animals and nothing else; below a vaccine that has no date yet it names that one's animal. */
function onlyNamesAnimals(state: PageState, line: CellLine, reading: DocumentContext): boolean {
  if (!enterSection(state, line, reading)) return false;
  const words = line.cells.flatMap((cell) => cell.words);
  if (reading.search(words).length > 0 || datesIn(words, reading.order).length > 0) return false;
  const last = state.doses.at(-1);
  const isOpen = last && last.given === null && state.table === null;
  if (isOpen && line.place.y - last.bottom < 2 * line.place.height)
    last.below = whoseBelow(state.section, last);
  return true;
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
  const title = titleAt(lines, at, reading);
  if (title !== null) {
    state.excluded = title === 'excluded';
    if (state.excluded) state.table = null;
    return 0;
  }
  if (state.excluded) return 0;
  if (saysNoDose(withoutOpenBoxes(text)) && saysNoDose(withoutOpenBoxes(withoutDueLabels(line)))) return 0;
  const row = rowAt(lines, at, state.table ?? columnsLike(line), reading);
  const around = lines.with(at, row.line);
  if (isTakenBack(line, lines[at + row.length], reading)) return row.length;
  const content = lineContentOf(around, at, state.table, reading);
  if (content.dates.length > 0) state.dated.push(content);
  const added = dosesIn(content, state.table, reading);
  if (state.table && added.length === 0 && isFooter(content)) {
    state.table = null;
    return 0;
  }
  if (added.length > 0) {
    for (const dose of added) dose.details = ownDetails(content, dose, added);
    if (state.table && nameRow(state.doses, added, line)) return row.length - 1;
    goOn(state, added, line);
    if (!state.table) for (const dose of added) giveOnVisit(dose, state.visit);
    state.doses.push(...added);
    if (addSecondLine(added, lines, at + row.length, state.table, reading)) return row.length;
  } else if (isAboutAnimal(content, reading) || !addTo(state, content, reading)) {
    state.loose.push(...content.dates);
    // A form has an expiry date beside its date; the heading of a visit has only a date.
    const isForm = content.dates.some(({ role }) => role === 'due');
    if (!isForm) state.visit = visitBegunBy(content) ?? state.visit;
  }
  return row.length - 1;
}

/** The text of a line without labels such as 'Next vaccine is due:', which ask for no dose. */
function withoutDueLabels({ cells }: CellLine): string {
  const rests = cells.map(({ words }) => {
    const label = labelAtStart(words.slice(0, longestLabel).map(({ text }) => text));
    return textOf(words.slice(label?.role === 'due' ? label.length : 0));
  });
  return rests.join(' ');
}

/** 'Patient: Rolo   Born: 03/21/2023' below a row begins the part of another animal, and is no part of the row. */
function isAboutAnimal({ words, dates }: LineContent, { animals }: DocumentContext): boolean {
  const isOfDose = dates.some(({ role }) => role === 'given' || role === 'due');
  return !isOfDose && animals !== null && animals.ownerOf(words) !== null;
}

/** A line for a signature or a license ends a table. */
function isFooter({ line, dates }: LineContent): boolean {
  const label = labelAtStart((line.cells[0]?.words ?? []).slice(0, longestLabel).map(({ text }) => text));
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
  return names.flatMap((name, nth) => {
    const [start, end] = [nth === 0 ? 0 : name.from, names[nth + 1]?.from ?? words.length];
    const own = dates.filter(({ from }) => from >= start && from < end);
    const usable = own.length > 0 ? own : dates;
    const index = line.cells.findIndex((one) => one.words.includes(name.words[0] as PositionedWord));
    const place = line.cells[index]?.place ?? line.place;
    const before = line.cells[index - 1];
    const labelX = before && roleOfLabel(before.text) !== null ? before.place.x : undefined;
    const dose = { ...facts, place, labelX, name, words: words.slice(start, end) };
    const days = listedDays(usable, words, reading.today);
    if (days.length > 1) return days.map((given) => ({ ...dose, given, due: null }));
    return [{ ...dose, ...assignedDates(usable, reading.today) }];
  });
}

type Facts = Pick<OpenDose, 'table' | 'place' | 'bottom'>;

const withoutGiven = (date: RoledDate) => (date.role === 'given' ? { ...date, role: null } : date);

/** A row of a table: each of its given dates is a dose, and a due date belongs to the one before it. */
function tableRow(
  { names, dates: found, words }: LineContent,
  { today }: DocumentContext,
  facts: Facts,
): OpenDose[] {
  const columns = facts.table?.columns.filter(({ role }) => role === 'given').length ?? 0;
  const ofColumn = found.filter(({ role }) => role === 'given').length;
  // Two dates at one heading: the row is not in line with it, and only their order tells what they are.
  const dates = columns === 1 && ofColumn > 1 ? found.map(withoutGiven) : found;
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
  if (!given) return [];
  const dose = { ...facts, name: null, given, due: dates.find(({ role }) => role === 'due') ?? null, words };
  if (/\p{L}/u.test(line.cells[0]?.text ?? '')) return [dose];
  // Behind its day a text can be a note instead.
  return [...wordsIn(dose, 'vaccine'), ...wordsIn(dose, 'product')].some(({ text }) => /\p{L}{2}/u.test(text))
    ? [{ ...dose, isUnread: true }]
    : [];
}
