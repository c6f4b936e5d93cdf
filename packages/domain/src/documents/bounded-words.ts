import type { PositionedWord } from './positioned-word.ts';

/** A longer word does not belong to a certificate: it is truncated. */
export const maxCharactersPerWord = 64;
/** A page in small print has about 1,500. */
export const maxWordsPerPage = 4_000;
export const maxWordsPerDocument = 20_000;

/** Documents are untrusted input, so only this much of their text is processed. */
export function boundedWords(words: readonly PositionedWord[]): readonly PositionedWord[] {
  const counts = new Map<number, number>();
  const kept: PositionedWord[] = [];
  for (const word of words.flatMap(unglued)) {
    if (kept.length === maxWordsPerDocument) break;
    const count = (counts.get(word.page) ?? 0) + 1;
    if (count > maxWordsPerPage) continue;
    counts.set(word.page, count);
    const fits = word.text.length <= maxCharactersPerWord;
    kept.push(fits ? word : { ...word, text: word.text.slice(0, maxCharactersPerWord) });
  }
  return kept;
}

/** 'vacuna.Canigen' is two words: OCR often misses the blank after a period or a comma. */
function unglued(word: PositionedWord): readonly PositionedWord[] {
  const { text, x, width } = word;
  if (text.length > maxCharactersPerWord) return [word];
  const at = text.search(/(?<=\p{Ll}{2}[.,;:])\p{Lu}|(?<=[/.-](?:20)?\d{2})\d{1,2}:\d{2}$/u);
  if (at <= 0) return [word];
  const part = (width * at) / text.length;
  return [
    { ...word, text: text.slice(0, at), width: part },
    { ...word, text: text.slice(at), x: x + part, width: width - part },
  ];
}
