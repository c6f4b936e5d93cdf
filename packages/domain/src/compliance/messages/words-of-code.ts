import { ownWords, type Words } from './words.ts';

/** A code in plain words: its name where the product knows it, else 'no-visible-ticks' becomes 'No visible ticks'. */
export function wordsOfCode(code: string, { checks }: Words = ownWords): string {
  const names: Readonly<Partial<Record<string, string>>> = checks.codes;
  const known = Object.hasOwn(names, code) ? names[code] : undefined;
  if (known !== undefined) return known;
  const words = code.replaceAll('-', ' ').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
