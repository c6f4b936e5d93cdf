/** Corrects digits that OCR read within words, and letters that it read within numbers. */
export function mendedWords(text: string): string {
  return text
    .replace(/(?<=\p{L})6(?!\d)/gu, 'o')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/\b[lI](?=-?\s?y(?:r|ear))/g, '1')
    .replace(/(?<=\p{L}{2})(?=\d\s?y(?:r|ear))/gu, ' ')
    .replace(/(?<=\p{L}{2})1{1,2}(?=\p{Ll})/gu, (ones) => 'l'.repeat(ones.length));
}

/** Corrects a number or a date with letters in place of similar digits: `1l/O6/2025`. */
export function mendedNumber(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 3 || !/^[\dlIiOoSB|]{1,4}[/.-][\dlIiOoSB|]{1,2}[/.-][\dlIiOoSB|]{2,4}$/.test(text))
    return text;
  return text
    .replace(/[lIi|]/g, '1')
    .replace(/[Oo]/g, '0')
    .replace(/S/g, '5')
    .replace(/B/g, '8');
}

const opening = '(["#:.';
const closing = ')],;:."';

/**
 * Removes the brackets and punctuation around a text. A loop, because a regular expression would take quadratic time.
 */
export function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (opening.includes(text.charAt(start)) || text.charAt(start) === ' ')) start += 1;
  while (end > start && (closing.includes(text.charAt(end - 1)) || text.charAt(end - 1) === ' ')) end -= 1;
  return text.slice(start, end);
}
