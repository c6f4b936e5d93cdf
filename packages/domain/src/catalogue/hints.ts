import type { Species } from './species.ts';

const speciesByWord: Readonly<Record<string, Species>> = {
  CANINE: 'dog',
  DOG: 'dog',
  K9: 'dog',
  PUPPY: 'dog',
  FELINE: 'cat',
  CAT: 'cat',
  KITTEN: 'cat',
  FERRET: 'ferret',
  RABBIT: 'rabbit',
};

/** The words in a vaccine's code that state its route. */
const routeCodeByWord: Readonly<Record<string, 'in' | 'oral' | 'inj'>> = {
  IN: 'in',
  INTRANASAL: 'in',
  NASAL: 'in',
  INTRANASALLY: 'in',
  ORAL: 'oral',
  ORALLY: 'oral',
  BUCCAL: 'oral',
  PO: 'oral',
  INJ: 'inj',
  INJECTABLE: 'inj',
  INJECTION: 'inj',
  SQ: 'inj',
  SC: 'inj',
  SUBQ: 'inj',
  SUBCUTANEOUS: 'inj',
  IM: 'inj',
};

/** What the words around a name add to it: route and duration. */
export type Hints = {
  readonly species: Species | null;
  readonly routeCode: 'in' | 'oral' | 'inj' | null;
  readonly years: '1' | '3' | null;
};

/** Whether a word is such a hint. */
export function isHint(word: string): boolean {
  return word in speciesByWord || word in routeCodeByWord || /^[1-4]Y$/.test(word);
}

/** The hints in a list of words; if two contradict each other, the first counts. */
export function hintsOf(words: readonly string[]): Hints {
  const first = <T>(pick: (word: string) => T | undefined): T | null => {
    for (const word of words) {
      const found = pick(word);
      if (found !== undefined) return found;
    }
    return null;
  };
  return {
    species: first((word) => speciesByWord[word]),
    routeCode: first((word) => routeCodeByWord[word]),
    // NASPHV Form 51 has a box for four years; the catalogue keeps those with the three-year label.
    years: first((word) => (word === '1Y' ? '1' : word === '3Y' || word === '4Y' ? '3' : undefined)),
  };
}
