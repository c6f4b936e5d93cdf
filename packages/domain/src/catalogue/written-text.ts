/**
 * A spelling reduced to what certificates vary least: upper case, no accents or trademark signs, one space for
 * everything between letters and digits. A plus at the end is a word: Myxo-RHD+ is another vaccine than Myxo-RHD.
 * Certificates are read in Latin letters; `between` is the separator where other scripts count too.
 */
export function plainText(text: string, between = /[^A-Z0-9]+/g): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|[®™©]|\((?:R|TM)\)/gu, '')
    .toUpperCase()
    .replace(/\+\s*$/, ' PLUS')
    .replace(between, ' ')
    .trim();
}

const years = /\b(ONE|THREE|[1-4])\s?(?:Y|YR|YRS|YEAR|YEARS|ANS|JAHRE?)\b/g;
const months = /\b(12|24|36|48)\s?(?:M|MO|MOS|MONTH|MONTHS)\b/g;
const yearWords: Readonly<Record<string, string>> = {
  ANNUAL: '1Y',
  ANNUALLY: '1Y',
  YEARLY: '1Y',
  TRIENNIAL: '3Y',
};
const numerals: Readonly<Record<string, string>> = { II: '2', III: '3' };
// The position in a series does not help to identify the vaccine: '#2', 'dose 1', '2 of 2'.
const doseCount = /#\s*\d\b|\bDOSE\s+\d\b|\b\d\s+OF\s+\d\b/gi;
const yearsByWord: Readonly<Record<string, string>> = { ONE: '1', THREE: '3' };

/**
 * The words of a spelling, with durations as '1Y' or '3Y' and 'LEPTO4' as 'LEPTO 4', in whatever form they were
 * written.
 */
export function wordsOf(text: string): readonly string[] {
  const spaced = plainText(text.replace(doseCount, ' '))
    .replace(years, (_, count: string) => `${yearsByWord[count] ?? count}Y`)
    .replace(months, (_, count: string) => `${Number(count) / 12}Y`)
    .replace(/\bK 9\b/g, 'K9')
    .replace(/\b([A-Z]{3,})(\d)\b/g, '$1 $2');
  return spaced
    .split(' ')
    .flatMap((word) => (word === '' ? [] : [yearWords[word] ?? numerals[word] ?? word]));
}

/** The same text for the same words in any order. */
export function bagOf(words: readonly string[]): string {
  return [...words].sort().join(' ');
}
