import { labelAtEnd, plainLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import type { PositionedWord, PrintedLine } from './positioned-word.ts';
import type { RoledDate } from './roled-date.ts';
import { couldEnd } from './row-dates.ts';

const expiry = /^exp(?:iry|ires|iration)?(?: date)?$/;

/**
 * The dates of a line, of which one after a lot is the vial's: 'Lot 18844A Exp 07/15/2026'. It ends the dose only if it is
 * some weeks, half a year or whole years after it.
 */
export function withVialExpiry(dates: readonly RoledDate[], words: PrintedLine): readonly RoledDate[] {
  const given = dates.find(({ role }) => role === 'given') ?? dates.find(({ role }) => role === null);
  return dates.map((date) => {
    const isOfVial =
      date.role === 'due' && isAfterLot(words.slice(0, date.from)) && !(given && couldEnd(given, date));
    return isOfVial ? { ...date, role: 'vial expiry' } : date;
  });
}

function isAfterLot(before: readonly PositionedWord[]): boolean {
  const texts = before.map(({ text }) => text);
  const label = labelAtEnd(texts.slice(-longestLabel));
  if (!label || !expiry.test(plainLabel(texts.slice(-label.length).join(' ')))) return false;
  const lot = texts.at(-label.length - 1) ?? '';
  const before2 = texts.slice(0, -label.length - 1);
  return /\d/.test(lot) && labelAtEnd(before2.slice(-longestLabel))?.role === 'lot';
}
