import { type CoatName, coats, type Portrait, portraitFor } from '../../ui/portrait/index.ts';
import type { Pet } from './use-pet.ts';

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

/** The pet's own face: drawn by lot from its id, in the colour its owner named. */
export function petLook({
  id,
  name,
  species,
  colour,
}: Pick<Pet, 'id' | 'name' | 'species' | 'colour'>): Portrait {
  const coat = coatNamed(colour);
  return portraitFor({ id, name, species, ...(coat ? { coat } : {}) });
}

function coatNamed(colour: string | null): CoatName | null {
  const text = colour?.toLowerCase() ?? '';
  const word = Object.keys(coatWords).find((candidate) => text.includes(candidate));
  const coat = word === undefined ? undefined : coatWords[word];
  return coat !== undefined && coat in coats ? coat : null;
}
