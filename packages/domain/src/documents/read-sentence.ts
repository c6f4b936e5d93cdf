import { clauseEnd, saysGiven, sentenceSaysNoDose } from './excluded-text.ts';
import { withoutRepeats } from './explained-names.ts';
import type { OpenDose } from './open-dose.ts';
import type { PositionedWord } from './positioned-word.ts';
import { textOf } from './positioned-word.ts';
import { mendedWords } from './printed-text.ts';
import { type DocumentContext, type LineContent, lineContentOf } from './read-line.ts';
import type { RoledDate } from './roled-date.ts';
import { assignedDates } from './row-dates.ts';
import { type CellLine, cellOf } from './text-cell.ts';
import type { NamedVaccine } from './vaccine-names.ts';

/**
 * Reads a sentence: its vaccines were given on its date, if it says so. A following 'next dose due' is the expiry date
 * of the last one.
 */
export function readSentence(doses: OpenDose[], sentence: CellLine, reading: DocumentContext): void {
  const whole = lineContentOf([sentence], 0, null, reading);
  const text = textOf(whole.words);
  if (whole.names.length === 0) addEnd(doses, whole, reading.today);
  if (whole.names.length === 0 || !saysGiven(text)) return;
  for (const clause of clausesOf(whole.words)) {
    const cell = cellOf(clause);
    if (!cell || sentenceSaysNoDose(cell.text)) continue;
    const line = { cells: [cell], place: cell.place };
    const { names, dates, words } = lineContentOf([line], 0, null, reading);
    const own = assignedDates(dates, reading.today);
    const given = own.given ?? assignedDates(whole.dates, reading.today).given;
    const days = dates.filter(({ role }) => role !== 'due' && role !== 'other');
    const stated = days.length > 1 ? names : withoutRepeats(names);
    for (const [nth, name] of names.entries()) {
      if (!stated.includes(name)) continue;
      const part = names.length > 1 ? words.slice(name.from, names[nth + 1]?.from) : words;
      const place = { place: line.place, bottom: line.place.y };
      const facts = { name, words, part, table: null, isStated: true, ...place };
      doses.push({
        ...facts,
        ...(days.length > 1 ? dayOf(name, names, days, dates) : { given, due: own.due }),
      });
    }
  }
}

/**
 * The day of a name in a clause with several: the next one behind it, as in 'rabies on May 3 and DHPP on May 9', or the last
 * one before it where the first day is before all names. Null if there is none.
 */
function dayOf(
  name: NamedVaccine,
  names: readonly NamedVaccine[],
  days: readonly RoledDate[],
  dates: readonly RoledDate[],
): Pick<OpenDose, 'given' | 'due'> {
  const isBehind = (names[0]?.from ?? 0) < (days[0]?.from ?? 0);
  const given = isBehind
    ? days.find(({ from }) => from > name.to)
    : days.findLast(({ to }) => to < name.from);
  const next = days.find(({ from }) => given !== undefined && from > given.from)?.from ?? Infinity;
  const due = dates.find(({ role, from }) => role === 'due' && given && from > given.from && from < next);
  return { given: given ?? null, due: due ?? null };
}

const speaksOfEnd =
  /\b(?:due|next|until|valid|booster|rappel|n[aä]chste|pr[oó]xima|volgende|herhal|hasta|jusqu)/i;

/** 'The next dose is due on …' after a sentence about a dose. */
function addEnd(doses: readonly OpenDose[], { dates, words }: LineContent, today: string): void {
  const last = doses.at(-1);
  if (!last || !speaksOfEnd.test(mendedWords(textOf(words)))) return;
  const { given, due } = assignedDates(dates, today);
  for (const dose of doses.filter(({ place }) => place === last.place)) dose.due ??= due ?? given;
}

function clausesOf(words: readonly PositionedWord[]): readonly PositionedWord[][] {
  const clauses: PositionedWord[][] = [[]];
  for (const word of words) {
    if (/^\p{L}/u.test(word.text) && clauseEnd.test(word.text)) clauses.push([]);
    clauses.at(-1)?.push(word);
    if (!/^\p{L}+$/u.test(word.text) && clauseEnd.test(word.text)) clauses.push([]);
  }
  return clauses;
}
