import { readDetail } from './dose-details.ts';
import type { FoundDose, OpenDose } from './open-dose.ts';
import type { PrintedLine } from './positioned-word.ts';
import type { LineContent } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import { assignedDates } from './row-dates.ts';

/** What was read of a page. */
export interface ReadPage {
  readonly doses: readonly OpenDose[];
  /** Dates above or beside all doses, as on a form. */
  readonly loose: readonly RoledDate[];
  /** Every line with a date. */
  readonly dated: readonly Pick<LineContent, 'words' | 'dates' | 'line'>[];
}

/**
 * The doses of a page, and the rows that seem to be doses but were not understood. On a form that names its vaccines and
 * has its only date elsewhere, the date belongs to all of them.
 */
export function finishDoses(page: ReadPage, today: string): readonly FoundDose[] {
  const { doses, loose } = page;
  if (doses.every(({ given }) => given === null)) {
    const labeled = loose.filter(({ role }) => role === 'given' || role === 'due');
    const { given, due } = assignedDates(labeled, today);
    for (const dose of doses) {
      dose.given = given;
      dose.due ??= due;
    }
  }
  const unused = unusedLines(page);
  const left = unused.flatMap(({ dates }) => dates.filter((date) => mayBeGiven(date, today)));
  const found = doses.flatMap((dose): readonly FoundDose[] => {
    const hasColumn = dose.table?.columns.some(({ role }) => role === 'given') === true;
    if (dose.given !== null || hasColumn || dose.isUnread) return [dose];
    // A vaccine without a date counts as a row if a sentence or its lot says that it was given, or if a date belongs to
    // nothing.
    const isLeft = left.some(({ place }) => dose.due === null || isNear(dose, place));
    return dose.isStated || isLeft || hasLot(dose) ? [{ ...dose, isUnread: true }] : [];
  });
  return [...found, ...namelessRows(unused)];
}

const labeled = 0.85;

/** Whether a lot with a label is printed for it. */
function hasLot(dose: OpenDose): boolean {
  const { value, confidence } = readDetail(dose, 'lot');
  return value !== null && confidence > labeled;
}

/** In line heights. */
const nearby = 4;

function isNear({ place, bottom }: OpenDose, date: RoledDate['place']): boolean {
  const far = nearby * date.height;
  return date.y > place.y - far && date.y < bottom + far;
}

/** The dated lines that no dose was read from, with those of their dates that are unused. */
function unusedLines({ doses, dated }: ReadPage): ReadPage['dated'] {
  const used = new Set(doses.flatMap(({ given, due }) => [given?.place, due?.place]));
  return dated.flatMap((line) => {
    const dates = line.dates.filter(({ place, role }) => !used.has(place) && isOfDose(role));
    return dates.length > 0 && dates.length === line.dates.length ? [{ ...line, dates }] : [];
  });
}

const isOfDose = (role: RoledDate['role']) => role === null || role === 'given' || role === 'due';
const mayBeGiven = ({ role, candidates }: RoledDate, today: string) =>
  role !== 'due' && candidates.some((candidate) => candidate <= today);

/** Lines in which a date of vaccination is beside or above a due date, though no vaccine was read near them. */
function namelessRows(unused: ReadPage['dated']): readonly FoundDose[] {
  return unused.flatMap((line, at) => {
    const next = unused[at + 1];
    const isClose = next && next.line.place.y - line.line.place.y < 2.2 * line.line.place.height;
    const roles = (dates: readonly RoledDate[]) => dates.map(({ role }) => role);
    if (!roles(line.dates).includes('given')) return [];
    if (roles(line.dates).includes('due')) return [unreadRow(line.words)];
    return isClose && roles(next.dates).includes('due') ? [unreadRow([...line.words, ...next.words])] : [];
  });
}

function unreadRow(words: PrintedLine): FoundDose {
  return { name: null, given: null, due: null, words, table: null, isUnread: true };
}
