import { findAmbiguousAlias } from './ambiguous-alias.ts';
import { distinct, forSpecies } from './candidates.ts';
import { correctedWords } from './corrected-words.ts';
import { excludesDose } from './plain-words.ts';
import { readLine } from './read-line.ts';
import type { Species } from './species.ts';
import { type Spelling, spellings } from './spelling.ts';
import { findVaccine, type Vaccine } from './vaccine.ts';
import { bagOf, plainText, wordsOf } from './written-text.ts';

/**
 * The meaning of a spelling on a certificate. 'unsure' names the possible vaccines, most likely first, and the antigens
 * that are certain in any case: nothing else counts before a person has chosen.
 */
export type VaccineMatch =
  | { readonly kind: 'certain'; readonly vaccine: Vaccine }
  | {
      readonly kind: 'unsure';
      readonly candidates: readonly Vaccine[];
      readonly certainAntigens: readonly string[];
    }
  | { readonly kind: 'none' };

const none: VaccineMatch = { kind: 'none' };

/** The antigens that all candidates carry. */
function sharedAntigens([first, ...others]: readonly Vaccine[]): readonly string[] {
  const antigens = first?.antigens ?? [];
  return antigens.filter((antigen) => others.every((vaccine) => vaccine.antigens.includes(antigen)));
}

function answer(candidates: readonly Vaccine[], isSettled: boolean): VaccineMatch {
  const [vaccine, ...others] = distinct(candidates);
  if (vaccine === undefined) return none;
  if (others.length === 0 && isSettled) return { kind: 'certain', vaccine };
  const all = [vaccine, ...others];
  return { kind: 'unsure', candidates: all, certainAntigens: sharedAntigens(all) };
}

/** Candidates narrowed to a species; a vaccine for another species alone is never certain. */
function answerFor(candidates: readonly Vaccine[], species: Species | null): VaccineMatch {
  const fitting = forSpecies(candidates, species);
  return answer(fitting, species === null || fitting.some((vaccine) => vaccine.species.includes(species)));
}

/**
 * A spelling that the catalogue lists as ambiguous: decided by the species or by certain antigens, otherwise a
 * question.
 */
function ambiguousAnswer(plain: string, species: Species | null): VaccineMatch | null {
  const alias = findAmbiguousAlias(plain);
  if (alias === null) return null;
  const candidates = alias.candidates.flatMap((code) => findVaccine(code) ?? []);
  if (candidates.length === 0) return none;
  const fitting = forSpecies(candidates, species);
  const [only] = fitting;
  const wasSettled = fitting.length === 1 && candidates.length > 1;
  const isSafe = only?.antigens.every((antigen) => alias.safeAntigens.includes(antigen)) ?? false;
  if (fitting.length === 1 && (wasSettled || isSafe)) return answer(fitting, true);
  return { kind: 'unsure', candidates: fitting, certainAntigens: alias.safeAntigens };
}

function spellingsBy(keyOf: (spelling: Spelling) => string): ReadonlyMap<string, readonly Spelling[]> {
  const byKey = new Map<string, Spelling[]>();
  for (const spelling of spellings) {
    const key = keyOf(spelling);
    byKey.set(key, [...(byKey.get(key) ?? []), spelling]);
  }
  return byKey;
}

const byPlainText = spellingsBy(({ plain }) => plain);
const byJoinedWords = spellingsBy(({ words }) => words.join(''));
const byBag = spellingsBy(({ words }) => bagOf(words));

/** A whole spelling: listed as ambiguous, or known exactly, without spaces, or with its words in another order. */
function spelledAnswer(
  plain: string,
  words: readonly string[],
  species: Species | null,
): VaccineMatch | null {
  const ambiguous = ambiguousAnswer(plain, species);
  if (ambiguous !== null) return ambiguous;
  const found = byPlainText.get(plain) ?? byJoinedWords.get(words.join('')) ?? byBag.get(bagOf(words));
  if (found === undefined) return null;
  const candidates = found.map(({ vaccine }) => vaccine);
  return answerFor(candidates, species);
}

/** A line that lists several vaccines stands for several doses: only what they share is certain. */
function listedAnswer(text: string, species: Species | null): VaccineMatch | null {
  const items = text.split(/[,;&\n]|\band\b/i).filter((item) => item.trim() !== '');
  if (items.length < 2) return null;
  const named = items.map((item) => matchVaccine(item, species)).filter((match) => match.kind !== 'none');
  const candidates = named.flatMap((match) =>
    match.kind === 'certain' ? [match.vaccine] : match.candidates,
  );
  return distinct(candidates).length < 2 ? null : answer(candidates, false);
}

/**
 * Reads a vaccine's name as certificates print it: abbreviation, synonym, product, antigen letters, small typos, words
 * in any order. `species` is the pet's, if known. Lines that are not doses (tests, titers, declined) answer 'none'.
 */
export function matchVaccine(text: string, species: Species | null = null): VaccineMatch {
  const words = wordsOf(text);
  if (words.length === 0) return none;
  const exact = spelledAnswer(plainText(text), words, species);
  if (exact !== null) return exact;
  const corrected = correctedWords(words);
  if (corrected.some(excludesDose)) return none;
  const near = spelledAnswer(corrected.join(' '), corrected, species) ?? listedAnswer(text, species);
  if (near !== null) return near;
  const line = readLine(corrected, species);
  return answer(line.candidates, line.isSettled);
}
