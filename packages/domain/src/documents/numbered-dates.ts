import { type LabelRole, labelAtStart } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import type { PositionedWord } from './positioned-word.ts';
import type { CellLine } from './text-cell.ts';

/** The meaning of dates that a number marks; empty unless a heading explains the numbers. */
export type NumberedDates = ReadonlyMap<string, LabelRole>;

/**
 * The numbers of a heading such as '1. Vaccination date 2. Valid from 3. Valid until', as in the passport of the European
 * Union.
 */
export function numberedDates(lines: readonly CellLine[]): NumberedDates {
  const found = new Map<string, LabelRole>();
  for (const { cells } of lines) {
    for (const { words } of cells) {
      for (const [at, word] of words.entries()) {
        const number = numberOf(words, at);
        const start = number && word.text === number ? at + 2 : at + 1;
        const label = number
          ? labelAtStart(words.slice(start, start + longestLabel).map(({ text }) => text))
          : null;
        if (number && label && !found.has(number)) found.set(number, label.role);
      }
    }
  }
  const roles = new Set(found.values());
  return roles.has('given') && roles.has('due') ? found : new Map();
}

/** The role of a date by the number before it. */
export function roleOfNumber(numbers: NumberedDates, before: readonly PositionedWord[]): LabelRole | null {
  for (const at of [before.length - 1, before.length - 2]) {
    const number = at < 0 ? null : numberOf(before, at);
    if (number) return numbers.get(number) ?? null;
  }
  return null;
}

/** '2.', or '2' and '.' as OCR separates them. */
function numberOf(words: readonly PositionedWord[], at: number): string | null {
  const text = words[at]?.text ?? '';
  if (/^[1-9]\.$/.test(text)) return text.charAt(0);
  return /^[1-9]$/.test(text) && words[at + 1]?.text === '.' ? text : null;
}
