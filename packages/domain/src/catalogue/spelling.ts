import { type Product, products } from './product.ts';
import { type Vaccine, vaccines } from './vaccine.ts';
import { plainText, wordsOf } from './written-text.ts';

/** One way to write a vaccine: its name, an abbreviation, a synonym, or a product (which may suit more species). */
export type Spelling = {
  readonly text: string;
  readonly vaccine: Vaccine;
  readonly product: Product | null;
  readonly plain: string;
  readonly words: readonly string[];
};

export function spellingOf(text: string, vaccine: Vaccine, product: Product | null = null): Spelling {
  return { text, vaccine, product, plain: plainText(text), words: wordsOf(text) };
}

// Remarks of the catalogue about a name (where it is used, its source), which certificates do not print.
const remark =
  /\s?\((?:AU|AU, varies|fr|de|US|misspelling|off-label|Recombitek|Recombitek \/ AU|Brazil[^)]*|CRP)\)/;

/** A spelling with and without the catalogue's remark. */
function variantsOf(text: string): readonly string[] {
  const bare = text.replace(remark, '');
  return bare === text ? [text] : [text, bare];
}

/** A product line can contain two names: 'Eurican Pneumo / Pneumodog'. Each is a spelling, and so is the whole line. */
function productTexts({ name }: Product): readonly string[] {
  const names = name.split(' / ');
  return [name, ...variantsOf(name), ...(names.length > 1 && !name.includes('(') ? names : [])];
}

function vaccineSpellings(vaccine: Vaccine): readonly Spelling[] {
  const texts = [vaccine.printedName, ...vaccine.abbreviations, ...vaccine.synonyms].flatMap(variantsOf);
  return texts.map((text) => spellingOf(text, vaccine));
}

const byCode = new Map(vaccines.map((vaccine) => [vaccine.code, vaccine]));

function productSpellings(product: Product): readonly Spelling[] {
  const vaccine = byCode.get(product.vaccine);
  if (vaccine === undefined) return [];
  return [...new Set(productTexts(product))]
    .filter((text) => !notThisProduct.has(text))
    .map((text) => spellingOf(text, vaccine, product));
}

// The catalogue's line covers a second product that is a different vaccine: without L4 it is DHPP.
const notThisProduct: ReadonlySet<string> = new Set(['TruCan DAPPi']);

// Names that vaccination books and cards print besides those of the catalogue: T is Tollwut, S is Staupe.
const otherTexts: readonly (readonly [string, string])[] = [
  ['Nobivac T', 'rabies-unspecified'],
  ['Rabies virus', 'rabies-unspecified'],
  ['Distemper/Parvo combination', 'dhpp'],
  ['DHPP combo', 'dhpp'],
  ['TruCan DAPPi', 'dhpp'],
  ['Leishmaniosis', 'leishmania'],
  ['Leptospira', 'lepto2'],
  ['Leptospira', 'lepto4'],
  ['Filavac VHD', 'rhd2'],
  ['Eurican Herpes', 'herpes-dog'],
  ['Recombitek C6/4', 'dhppl4'],
  ['Bordetella/Parainfluenza/Adenovirus', 'kc3'],
  ['Influenza H3N2/H3N8', 'civ-bivalent'],
  ['SHPPi', 'dhpp'],
  ['CHPPi', 'dhpp'],
  ['Canine parvo', 'parvo'],
  ['Leptospirosis 4', 'lepto4'],
  ['Leptospirosis 2', 'lepto2'],
];

const otherSpellings = otherTexts.flatMap(([text, code]) => {
  const vaccine = byCode.get(code);
  return vaccine === undefined ? [] : [spellingOf(text, vaccine)];
});

/** Every spelling known, the vaccines' own first. */
export const spellings: readonly Spelling[] = [
  ...vaccines.flatMap(vaccineSpellings),
  ...products.flatMap(productSpellings),
  ...otherSpellings,
];
