import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Catalogue, CatalogueValue } from './catalogue.ts';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ', o: 'ó' },
  ...{ r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', w: 'ŵ', y: 'ý', z: 'ž', A: 'Å', C: 'Ç', D: 'Ð', E: 'É', G: 'Ĝ' },
  ...{ H: 'Ĥ', I: 'Î', L: 'Ļ', N: 'Ñ', O: 'Ö', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
};

/**
 * English as a pseudo-language: accented, in brackets, and two fifths longer. On a screen built with it, text without
 * brackets is not a message, and text that is cut off would be cut off in German.
 */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, key.startsWith('@') ? value : pseudoValue(value)]),
  );
}

function pseudoValue(value: CatalogueValue): CatalogueValue {
  if (typeof value === 'string') return pseudoText(value);
  return Array.isArray(value)
    ? value.map((text: string) => pseudoText(text))
    : pseudoCatalogue(value as Catalogue);
}

/** In pieces no longer than the words of German, which is about two fifths longer. */
const fillerFor = (length: number): string =>
  '·'.repeat(Math.ceil(length * 0.4)).replace(/·{8}(?=·)/g, '$& ');

/** What the pseudo-language says for an English text. */
export function pseudoText(text: string): string {
  const parts = parse(text, { ignoreTag: true });
  return `[${printAST(parts.map(withAccents))}${fillerFor(lengthOf(parts))}]`;
}

/** Of the longest text that a message can become, without what its placeholders stand for. */
function lengthOf(parts: readonly MessageFormatElement[]): number {
  return parts.reduce((sum, part) => {
    if (isLiteralElement(part)) return sum + part.value.length;
    if (!isSelectElement(part) && !isPluralElement(part)) return sum;
    return sum + Math.max(...Object.values(part.options).map(({ value }) => lengthOf(value)));
  }, 0);
}

function withAccents(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element))
    return { ...element, value: element.value.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter) };
  if (!isSelectElement(element) && !isPluralElement(element)) return element;
  const options = Object.entries(element.options).map(([name, { value, ...rest }]) => [
    name,
    { ...rest, value: value.map(withAccents) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
