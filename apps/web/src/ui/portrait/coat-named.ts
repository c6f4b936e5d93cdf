import { type CoatName, coats } from './coats.ts';

/** Colours as owners write them, and the coat that comes nearest; the longest word that fits decides. */
const coatWords: Readonly<Record<string, CoatName>> = {
  'black and tan': 'black-and-tan',
  tabby: 'slate-tabby',
  ginger: 'ginger',
  orange: 'ginger',
  red: 'chestnut',
  brown: 'cocoa',
  chocolate: 'cocoa',
  black: 'charcoal',
  white: 'white',
  grey: 'grey',
  gray: 'grey',
  golden: 'golden',
  gold: 'golden',
  yellow: 'biscuit',
  cream: 'biscuit',
  fawn: 'fawn',
  sable: 'sable',
};

/** The coat for a colour described in words; null if no word is known. */
export function coatNamed(colour: string | null | undefined): CoatName | null {
  const text = colour?.toLowerCase() ?? '';
  const word = Object.keys(coatWords).find((candidate) => text.includes(candidate));
  const coat = word === undefined ? undefined : coatWords[word];
  return coat !== undefined && coat in coats ? coat : null;
}
