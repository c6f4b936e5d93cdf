/** Control characters of text direction: they could reverse the text beside them. */
const steering = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;
/** The same without those that isolate a value from the sentence around it, which only `isolated` writes. */
const steeringOfSentences =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\uffff]/gu;

const asOneLine = (text: string, unwanted: RegExp): string =>
  text.toWellFormed().normalize('NFC').replace(unwanted, ' ').replace(/\s+/gu, ' ').trim();

/** Any text as one line that can be printed: composed, without control characters, with single spaces. */
export const cleanText = (text: string): string => asOneLine(text, steering);

/** A sentence of ours with the values that `isolated` put into it. */
export const cleanSentence = (text: string): string => asOneLine(text, steeringOfSentences);

/** Opens an isolate whose direction is that of its first letter, opens one from left to right, and ends either. */
const isolates = { byContent: '\u2068', leftToRight: '\u2066', end: '\u2069' } as const;

/**
 * What a person or another program wrote, for a sentence or a cell: it keeps its own direction, and cannot change that of
 * the text around it.
 */
export const isolated = (value: string): string => `${isolates.byContent}${cleanText(value)}${isolates.end}`;

/** A number, a code or an address: it is read from left to right in every language. */
export const leftToRight = (value: string): string =>
  `${isolates.leftToRight}${cleanText(value)}${isolates.end}`;

export const isIsolate = (character: string): boolean => /^[\u2066-\u2069]$/.test(character);

/** Letters of western languages are one character each, and run from left to right. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff]*$/.test(text);

/** Arabic without marks above or below its letters: one character each, too. */
const isSimpleArabic = (text: string): boolean => /^[\x20-\x7e\u060c\u061b\u061f-\u064a]*$/.test(text);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What readers see as single characters: an accent belongs to its letter. */
export function charactersOf(text: string): string[] {
  if (isPlain(text) || isSimpleArabic(text)) return text.split('');
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
