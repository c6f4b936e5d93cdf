/** How much of a name fits on a badge, in bytes of UTF-8. Source: product page, "Badge". */
export const maxNameBytes = 16;

/** The length of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Cuts a name between two characters as people see them; a single character that is too long is cut inside. */
export function cutName(name: string, maxBytes: number = maxNameBytes): string {
  const seen = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)];
  const whole = asMuchAs(
    seen.map(({ segment }) => segment),
    maxBytes,
  );
  return withoutEnd(whole === '' ? asMuchAs([...name], maxBytes) : whole);
}

/** Removes a blank, or a joiner of the next character, from the end of a cut name. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (/^[\s\u200d]$/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function asMuchAs(parts: readonly string[], maxBytes: number): string {
  let text = '';
  for (const part of parts) {
    if (utf8Length(text + part) > maxBytes) break;
    text += part;
  }
  return text;
}
