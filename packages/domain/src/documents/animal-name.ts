import { editDistance } from '../catalogue/index.ts';
import { mendedWords } from './printed-text.ts';

/** The animal whose doses are wanted, as its record names it. */
export interface OwnAnimal {
  readonly name: string;
  /** The 15 digits of its microchip; null if its record has none. */
  readonly microchip: string | null;
}

/** The letters of a name, without accents and with digits that OCR reads in place of letters replaced. */
export function comparedName(name: string): string {
  return mendedWords(name)
    .normalize('NFD')
    .replace(/0/g, 'o')
    .replace(/1/g, 'l')
    .replace(/5/g, 's')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/**
 * How a printed name compares with a pet's: `near` is a short form, or a difference of a letter or two as OCR makes it.
 */
export function likeness(own: string, printed: string): 'same' | 'near' | 'different' {
  const [a, b] = [comparedName(own), comparedName(printed)];
  if (a === '' || b === '') return 'different';
  const parts = (name: string) =>
    name
      .split(/\s+/)
      .map(comparedName)
      .filter(({ length }) => length > 2);
  if (a === b || parts(own).some((part) => parts(printed).includes(part))) return 'same';
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length > 2 && (long.startsWith(short) || long.endsWith(short))) return 'near';
  const allowed = Math.min(2, Math.floor(long.length / 4));
  return editDistance(a, b, allowed) <= allowed ? 'near' : 'different';
}
