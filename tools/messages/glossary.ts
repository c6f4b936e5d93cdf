import { readFileSync } from 'node:fs';
import { type Area, type Catalogue, listMessages } from './catalogue.ts';

/**
 * The terms of a language, by the English word or words: the translation must contain one of these forms, each written
 * as the part of the word that stays the same (`impfung` also matches "Impfungen").
 */
export type Terms = Readonly<Record<string, readonly string[]>>;

export const readTerms = (path: string): Terms => JSON.parse(readFileSync(path, 'utf8')) as Terms;

/** Messages whose English contains a term and whose translation does not, one per line. */
export function problemsOfTerms(
  { folder, english }: Area,
  texts: Catalogue,
  terms: Terms,
): readonly string[] {
  const translated = listMessages(texts);
  return [...listMessages(english)].flatMap(([name, source]) => {
    const text = translated.get(name)?.toLowerCase();
    if (text === undefined) return [];
    return Object.entries(terms).flatMap(([term, forms]) =>
      namesTerm(source, term) && !forms.some((form) => text.includes(form.toLowerCase()))
        ? [`${folder}: ${name} says “${term}”, and the translation none of: ${forms.join(', ')}`]
        : [],
    );
  });
}

function namesTerm(source: string, term: string): boolean {
  const words = source
    .replace(/\{\w+/g, '{')
    .toLowerCase()
    .split(/[^a-z]+/);
  const wanted = term.toLowerCase().split(' ');
  const last = wanted.at(-1) ?? '';
  return words.some((_, start) =>
    wanted.every((word, place) => {
      const found = words[start + place];
      return found === word || (word === last && found === `${word}s`);
    }),
  );
}
