/** Control characters of text direction: they could reverse the text beside them. */
const steering = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

/** Any text as one line that can be printed: composed, without control characters, with single spaces. */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(steering, ' ').replace(/\s+/gu, ' ').trim();
}

/** Letters of western languages are one character each, and run from left to right. */
export const isPlain = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff]*$/.test(text);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What readers see as single characters: an accent belongs to its letter. */
export function charactersOf(text: string): string[] {
  if (isPlain(text)) return text.split('');
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
