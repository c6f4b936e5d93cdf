/** The first characters of a text, without splitting a character: an emoji, for example, has the length two. */
export function beginOfText(text: string, maxLength: number): string {
  const begin = text.slice(0, maxLength);
  return text.length > maxLength && /[\ud800-\udbff]$/.test(begin) ? begin.slice(0, -1) : begin;
}
