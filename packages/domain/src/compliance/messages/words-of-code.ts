import { checkTexts } from './texts.gen.ts';

const names: Readonly<Partial<Record<string, string>>> = checkTexts.codes;

/** A code in plain words: its name where the product knows it, else 'no-visible-ticks' becomes 'No visible ticks'. */
export function wordsOfCode(code: string): string {
  const known = Object.hasOwn(names, code) ? names[code] : undefined;
  if (known !== undefined) return known;
  const words = code.replaceAll('-', ' ').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
