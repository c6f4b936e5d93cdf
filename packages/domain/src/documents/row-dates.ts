import { daysBetween } from '../calendar/index.ts';
import type { PrintedLine } from './positioned-word.ts';
import type { RoledDate } from './roled-date.ts';

export interface RowDates {
  readonly given: RoledDate | null;
  readonly due: RoledDate | null;
}

/** How often the order of dates alone tells what they are, 0 to 1. */
const byOrder = 0.97;

/** Assigns dates by role or, without roles, by order: the earlier one is the dose. */
export function assignedDates(dates: readonly RoledDate[], today: string): RowDates {
  let given = dates.find(({ role }) => role === 'given') ?? null;
  let due = dates.find(({ role }) => role === 'due') ?? null;
  for (const date of dates.filter(({ role }) => role === null)) {
    const isLater = date.candidates.every((candidate) => candidate > today);
    const guessed = { ...date, confidence: date.confidence * byOrder };
    if (given === null && !isLater) given = guessed;
    else if (due === null && isAfter(date, given)) due = guessed;
  }
  return { given, due };
}

function isAfter(date: RoledDate, given: RoledDate | null): boolean {
  return given === null || date.candidates.some((candidate) => candidate > (given.candidates[0] ?? ''));
}

const year = 365.25;
const years = 4;

/** Whether a dose of the first day usually ends on the second: some weeks, half a year or whole years later. */
export function couldEnd(given: RoledDate, end: RoledDate): boolean {
  return given.candidates.some((from) =>
    end.candidates.some((to) => {
      const days = daysBetween(from, to);
      const nearest = Math.round(days / year);
      const isWhole = nearest > 0 && nearest <= years && Math.abs(days - nearest * year) < 8;
      return isWhole || (days > 13 && days < 46) || (days > 175 && days < 190);
    }),
  );
}

const joint = /^(?:&|,|;|and|und|et|y|e|en)$/;

/**
 * The days of a list such as '03/21/2022, 05/02/2024', each of which is a dose. None if the dates are no list, or if the
 * second of two may be the end of the first: 'Rabies, 03/21/2022, 03/21/2025'.
 */
export function listedDays(
  dates: readonly RoledDate[],
  words: PrintedLine,
  today: string,
): readonly RoledDate[] {
  const isList = dates.every(({ role, candidates, from }, at) => {
    const before = dates[at - 1];
    if (candidates.some((day) => day > today) || (role !== null && (role !== 'given' || at > 0)))
      return false;
    if (!before) return true;
    const between = words.slice(before.to + 1, from).map(({ text }) => text);
    return between.length === 0
      ? /[,;&]$/.test(words[before.to]?.text ?? '')
      : between.every((text) => joint.test(text));
  });
  const [first, second, ...more] = dates;
  const isEnd = first && second && more.length === 0 && couldEnd(first, second);
  return isList && !isEnd && dates.length > 1
    ? dates.map((date) => ({ ...date, confidence: date.confidence * byOrder }))
    : [];
}
