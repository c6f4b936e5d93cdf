import { type DateOrder, numericDate } from './numeric-date.ts';
import type { PositionedWord } from './positioned-word.ts';

/** The order of day and month in a document: shown by its own dates, or else usual in its country and language. */
export function dateOrderOf(words: readonly PositionedWord[]): DateOrder {
  const shown = orderOfDates(words);
  if (shown !== 'none') return shown;
  const text = words.map((word) => word.text).join(' ');
  return only(hinted(text)) ?? only(fromCountry(text));
}

/** Whether some dates of a document have the day first and others the month: then nothing else shows the order. */
export function contradictsItself(words: readonly PositionedWord[]): boolean {
  return orderOfDates(words) === null;
}

/** A date that can be read in only one way shows how the others are meant; two contradicting ones decide nothing. */
function orderOfDates(words: readonly PositionedWord[]): DateOrder | 'none' {
  const orders = new Set<DateOrder>();
  for (const { text } of words) {
    const match = numericDate.exec(text.replace(/[,;:)\]]$/, ''));
    if (!match) continue;
    // Dates with dots have the day first.
    if (text.includes('.') || Number(match[1]) > 12) orders.add('day first');
    else if (Number(match[2]) > 12) orders.add('month first');
  }
  if (orders.size === 0) return 'none';
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

type Hints = { readonly day: boolean; readonly month: boolean };

function only({ day, month }: Hints): DateOrder {
  if (day === month) return null;
  return day ? 'day first' : 'month first';
}

/** Notes on a form that state how its dates are written. */
function hinted(text: string): Hints {
  return {
    day: /\b(?:DD|JJ|TT)[/. -]?MM[/. -]?(?:YY|AA|JJ)/i.test(text),
    month: /\bMM[/. -]?DD[/. -]?YY/i.test(text),
  };
}

/** Canada uses both orders and shares phone numbers and dollars with the United States: only a US address decides. */
const monthFirst: readonly RegExp[] = [
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? ?\d{5}\b/,
];

const dayFirst: readonly RegExp[] = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\+(?:3\d|4[0-9]|351|353|5[0-9]|61|64) ?\(?\d/,
  /\b(?:NSW|QLD|VIC|TAS|WA|SA|NT|ACT),? \d{4}\b/,
  /[€£]/,
  /\bEUR\b|\bMRCVS\b|\bRCVS\b/,
  /(?:^| )(?:geimpft|Tierarzt|Impfung|Impfstoff|Hund|Katze)(?: |$)/,
  /(?:^| )(?:chien|vaccin|rappel|docteur)(?: |$)/i,
  /(?:^| )(?:perro|gato|vacuna|fecha|veterinario|cao|vacina|médico)(?: |$)/i,
  /(?:^| )(?:hond|vaccinatie|dierenarts|gevaccineerd|eigenaar|geboren|dier)(?: |$)/i,
];

/**
 * Small words of languages that write the day first. One alone proves nothing: it can be the initials of a vet, or a
 * misread word.
 */
const smallWords: readonly ReadonlySet<string>[] = [
  'der die das und am ist wurde mit von'.split(' '),
  'du des le les est une pour chez'.split(' '),
  'el los una del por fue con para'.split(' '),
  'em uma dos foi com para da'.split(' '),
  'het een op is van met geldig'.split(' '),
].map((words) => new Set(words));

function hasLanguage(text: string): boolean {
  const words = new Set(text.split(' '));
  return smallWords.some((small) => [...small].filter((word) => words.has(word)).length > 1);
}

function fromCountry(text: string): Hints {
  return {
    day: dayFirst.some((pattern) => pattern.test(text)) || hasLanguage(text),
    month: monthFirst.some((pattern) => pattern.test(text)),
  };
}
