import { findAmbiguousAlias } from './ambiguous-alias.ts';
import { readAntigenCode } from './antigen-code.ts';
import { distinct, forSpecies, fromAntigenCode, refined, withAntigens } from './candidates.ts';
import { readComponents } from './component-words.ts';
import { hintsOf, isHint } from './hints.ts';
import { type NamedPart, namedParts } from './named-parts.ts';
import { isBrand, isFiller } from './plain-words.ts';
import type { Species } from './species.ts';
import { type Spelling, spellings } from './spelling.ts';
import { findVaccine, type Vaccine } from './vaccine.ts';

/** The possible meanings of a line of several words; it is settled if its words agree on one and none is left over. */
export type LineReading = { readonly candidates: readonly Vaccine[]; readonly isSettled: boolean };

/** The vaccines of one part: the candidates the catalogue lists as ambiguous, or the vaccines with this spelling. */
function vaccinesOf(part: NamedPart): readonly Vaccine[] {
  const alias = part.map(({ plain }) => findAmbiguousAlias(plain)).find((found) => found !== null);
  const candidates = alias?.candidates.flatMap((code) => findVaccine(code) ?? []) ?? [];
  return candidates.length > 0 ? candidates : distinct(part.map(({ vaccine }) => vaccine));
}

const covers = (vaccine: Vaccine, antigens: readonly string[]): boolean =>
  antigens.every((antigen) => vaccine.antigens.includes(antigen));

/**
 * A part of the line: what it can be, and whether it is a product's name, which is more specific than a general one.
 */
type Named = { readonly vaccines: readonly Vaccine[]; readonly isProduct: boolean };

/** Of several names for one vaccine the most specific: a product that contains all the others. */
function tellingOne(parts: readonly Named[]): readonly Vaccine[] | null {
  const all = parts.flatMap(({ vaccines }) => vaccines.flatMap(({ antigens }) => antigens));
  const telling = parts
    .filter(({ vaccines }) => vaccines.some((vaccine) => covers(vaccine, all)))
    .sort((a, b) => Number(b.isProduct) - Number(a.isProduct) || a.vaccines.length - b.vaccines.length);
  return telling[0]?.vaccines ?? null;
}

/** Of combinations with lepto those whose number of serovars the line states in a part for lepto alone. */
function bySerovars(combined: readonly Vaccine[], parts: readonly Named[]): readonly Vaccine[] {
  const stated = parts.find(
    ({ vaccines }) => vaccines.length === 1 && /^lepto\d$/.test(vaccines[0]?.code ?? ''),
  );
  const suffix = stated?.vaccines[0]?.code === 'lepto2' ? 'l2' : 'l4';
  const fitting = combined.filter(({ code }) => stated !== undefined && code.includes(suffix));
  return fitting.length > 0 ? fitting : combined;
}

/** Several parts: what they share, or the most specific one, or their combination, or all of them as candidates. */
function combine(parts: readonly Named[]): LineReading {
  const [first, ...others] = parts;
  if (first === undefined) return { candidates: [], isSettled: false };
  if (others.length === 0) return { candidates: first.vaccines, isSettled: true };
  const shared = first.vaccines.filter((vaccine) =>
    others.every(({ vaccines }) => vaccines.includes(vaccine)),
  );
  if (shared.length > 0) return { candidates: shared, isSettled: true };
  const telling = tellingOne(parts);
  if (telling !== null) return { candidates: telling, isSettled: true };
  const antigens = new Set(parts.flatMap(({ vaccines }) => vaccines[0]?.antigens ?? []));
  const combined = bySerovars(withAntigens(antigens), parts);
  // Rabies beside another name is as often a second dose of the same day as a combination.
  if (combined.length > 0 && !antigens.has('RABV')) return { candidates: combined, isSettled: true };
  return { candidates: [...combined, ...parts.flatMap(({ vaccines }) => vaccines)], isSettled: false };
}

function settledReading(candidates: readonly Vaccine[]): LineReading | null {
  return candidates.length === 0 ? null : { candidates, isSettled: true };
}

function readAsAntigenCode(words: readonly string[]): LineReading | null {
  const characters = readAntigenCode(words);
  return characters === null ? null : settledReading(fromAntigenCode(characters));
}

function componentsReading(words: readonly string[]): LineReading | null {
  const antigens = readComponents(words);
  return antigens === null ? null : settledReading(withAntigens(antigens));
}

/** A line of one abbreviation among fillers and hints: 'KC intranasal'. */
function abbreviationReading(words: readonly string[]): LineReading | null {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return null;
  const owners = spellings.filter(
    ({ words: spelled }: Spelling) => spelled.length === 1 && spelled[0] === only,
  );
  return owners.length === 0 ? null : settledReading(vaccinesOf(owners));
}

/** Reads each remaining word that is neither known nor filler as antigen letters. */
function antigenCodesAmong(unexplained: readonly string[]): {
  readonly named: Named[];
  readonly left: string[];
} {
  const named: Named[] = [];
  const left: string[] = [];
  for (const word of unexplained) {
    const reading = readAsAntigenCode([word]);
    if (reading === null) left.push(word);
    else named.push({ vaccines: reading.candidates, isProduct: false });
  }
  return { named, left };
}

function partsReading(words: readonly string[]): LineReading {
  const { parts, unexplained } = namedParts(words);
  const among = antigenCodesAmong(unexplained);
  const named = parts.map((part) => ({
    vaccines: vaccinesOf(part),
    isProduct: part.some(({ product }) => product !== null),
  }));
  const reading = combine([...named, ...among.named]);
  return { candidates: reading.candidates, isSettled: reading.isSettled && among.left.length === 0 };
}

/** Reads a line of corrected words that is not, as a whole, a spelling in the catalogue. */
export function readLine(words: readonly string[], species: Species | null): LineReading {
  const hints = hintsOf(words);
  const telling = words.filter((word) => !isFiller(word) && !isHint(word) && !isBrand(word));
  const reading =
    readAsAntigenCode(telling) ??
    componentsReading(telling) ??
    abbreviationReading(telling) ??
    partsReading(words);
  const kind = species ?? hints.species;
  const candidates = forSpecies(
    reading.candidates.map((vaccine) => refined(vaccine, hints)),
    kind,
  );
  const suits = kind === null || candidates.some((vaccine) => vaccine.species.includes(kind));
  return { candidates, isSettled: reading.isSettled && suits };
}
