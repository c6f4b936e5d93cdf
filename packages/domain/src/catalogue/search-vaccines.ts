import { editDistance } from './edit-distance.ts';
import type { Product } from './product.ts';
import type { Species } from './species.ts';
import { type Spelling, spellingOf, spellings } from './spelling.ts';
import { type Vaccine, vaccines } from './vaccine.ts';
import { plainText } from './written-text.ts';

/**
 * One vaccine found while typing: the spelling that matched, its product if it is one, and the part of the spelling to
 * highlight (`start` inclusive, `end` exclusive).
 */
export type FoundVaccine = {
  readonly vaccine: Vaccine;
  readonly product: Product | null;
  readonly spelling: string;
  readonly start: number;
  readonly end: number;
};

/** A part of a spelling: one of its words, as printed and in plain letters. */
type Stretch = { readonly plain: string; readonly start: number; readonly end: number };

/** People type in the script that they read. */
const typedText = (text: string): string => plainText(text, /[^\p{L}\p{N}]+/gu);

function stretchesOf(text: string): readonly Stretch[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    plain: typedText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

// Names in the reader's language are searched while typing, but certificates are not read with them.
const translated = vaccines
  .filter(({ name, printedName }) => name !== printedName)
  .map((vaccine) => spellingOf(vaccine.name, vaccine));
const searchable = [...spellings, ...translated].map((spelling) => ({
  spelling,
  stretches: stretchesOf(spelling.text),
}));

/** How badly a typed word matches a printed one: 0 the same, 1 its beginning, 2 with one typo; null not at all. */
function misfit(typed: string, printed: string): number | null {
  if (typed === printed) return 0;
  if (printed.startsWith(typed)) return 1;
  if (typed.length < 4) return null;
  const beginning = printed.slice(0, typed.length);
  const slips = Math.min(editDistance(typed, beginning, 1), editDistance(typed, printed, 1));
  return slips <= 1 ? 2 : null;
}

type Hit = { readonly found: FoundVaccine; readonly cost: number };

/**
 * Finds every typed word in a spelling; the fewer words are left over and the better the matches, the lower the cost.
 */
function hitIn(words: readonly string[], spelling: Spelling, stretches: readonly Stretch[]): Hit | null {
  const used: Stretch[] = [];
  let cost = 0;
  for (const word of words) {
    const fits = stretches
      .filter((stretch) => !used.includes(stretch))
      .map((stretch) => ({ stretch, misfit: misfit(word, stretch.plain) }))
      .filter((fit) => fit.misfit !== null)
      .sort((a, b) => (a.misfit ?? 0) - (b.misfit ?? 0));
    const [best] = fits;
    if (best === undefined) return null;
    used.push(best.stretch);
    cost += (best.misfit ?? 0) * 10;
  }
  const [first] = used;
  if (first === undefined) return null;
  const { vaccine, product, text } = spelling;
  const found = { vaccine, product, spelling: text, start: first.start, end: first.end };
  return { found, cost: cost + stretches.length - used.length + (first === stretches[0] ? 0 : 1) };
}

function suits({ vaccine, product }: Spelling, species: Species | null): boolean {
  if (species === null || vaccine.species.includes(species)) return true;
  return product?.species.includes(species) ?? false;
}

/** Each vaccine once by its name, and each product; the first of equal ones stays. */
function firstOfEach(hits: readonly Hit[]): readonly FoundVaccine[] {
  const seen = new Set<string>();
  const first: FoundVaccine[] = [];
  for (const { found } of hits) {
    const key = found.product?.name ?? found.vaccine.code;
    if (!seen.has(key)) first.push(found);
    seen.add(key);
  }
  return first;
}

/**
 * The vaccines that typed text may mean: words in any order, each the beginning of a printed word or one typo away,
 * best match first. `species` excludes vaccines of other species; empty text finds nothing.
 */
export function searchVaccines(
  query: string,
  species: Species | null = null,
  limit = 8,
): readonly FoundVaccine[] {
  const words = typedText(query)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const hits = searchable
    .filter(({ spelling }) => suits(spelling, species))
    .map(({ spelling, stretches }) => hitIn(words, spelling, stretches))
    .filter((hit) => hit !== null)
    .sort((a, b) => a.cost - b.cost);
  return firstOfEach(hits).slice(0, limit);
}
