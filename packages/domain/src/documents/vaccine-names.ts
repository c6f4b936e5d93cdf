import { isNameWord, matchVaccine, type Species, type VaccineMatch } from '../catalogue/index.ts';
import { inEnglish, isForeignName } from './foreign-names.ts';
import { type PositionedWord, type PrintedLine, textOf } from './positioned-word.ts';
import { mendedWords } from './printed-text.ts';

/** A vaccine that some words name. */
export interface NamedVaccine {
  readonly match: Exclude<VaccineMatch, { kind: 'none' }>;
  readonly words: PrintedLine;
  /** The position of its first and last word. */
  readonly from: number;
  readonly to: number;
}

/** 'Nobivac Canine 1-DAPPvL2 (3 years)' has seven words with its hints. */
const longestName = 7;

export type NameSearch = (words: PrintedLine) => readonly NamedVaccine[];

/**
 * Finds the vaccines that words name, from left to right: among all windows of up to seven words the longest with a
 * certain match, else the shortest with several candidates. Matches are cached, because a document repeats its words.
 */
export function createNameSearch(species: Species | null): NameSearch {
  const known = new Map<string, VaccineMatch>();
  const matchOf = (text: string): VaccineMatch => {
    const match = known.get(text) ?? matchVaccine(inEnglish(mendedWords(text)), species);
    known.set(text, match);
    return match;
  };
  const search: NameSearch = (words) => {
    const end = words.findIndex(({ text }, at) => separates(text) && at < words.length - 1);
    if (end !== -1) return [...search(words.slice(0, end)), ...moved(search(words.slice(end + 1)), end + 1)];
    const named = bestName(words, matchOf);
    if (!named) return [];
    const after = moved(search(words.slice(named.to + 1)), named.to + 1);
    return [...search(words.slice(0, named.from)), named, ...after];
  };
  return search;
}

/** A name does not go on after these: 'Nobivac Tricat Trio + Leucogen' are two vaccines. */
function separates(text: string): boolean {
  return /^[+;:|•]$/.test(text);
}

function moved(found: readonly NamedVaccine[], by: number): readonly NamedVaccine[] {
  return found.map((name) => ({ ...name, from: name.from + by, to: name.to + by }));
}

type MatchOf = (text: string) => VaccineMatch;

function bestName(words: PrintedLine, matchOf: MatchOf): NamedVaccine | null {
  const telling = words.map((word) => couldName(word, matchOf));
  let unsure: NamedVaccine | null = null;
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length - 1;
      if (!isEdge(telling, words, from) || !isEdge(telling, words, to)) continue;
      if (!telling.slice(from, to + 1).includes(true)) continue;
      const window = words.slice(from, to + 1);
      const [isNameBefore, isNameNext] = [telling[from - 1] === true, telling[to + 1] === true];
      if (takesFromNext(window, isNameNext, matchOf) || takesFromLast(window, isNameBefore)) continue;
      const match = matchOf(nameOf(window));
      if (match.kind === 'certain') return withHints({ match, words: window, from, to }, words, matchOf);
      if (match.kind === 'unsure') unsure = { match, words: window, from, to };
    }
  }
  return unsure;
}

/**
 * Whether what follows the last comma of a window says nothing about it, and thus begins the next name of a list: 'Oral'
 * in 'Rabies 1-yr, Oral Bordetella', or 'Nobivac' in 'Rabies, Nobivac KC'. In 'Distemper, Adenovirus' it says something.
 */
function takesFromNext(window: PrintedLine, isNameNext: boolean, matchOf: MatchOf): boolean {
  const comma = window.findLastIndex(({ text }, at) => /[,;]$/.test(text) && at < window.length - 1);
  if (comma === -1 || isDiseaseList(window)) return false;
  if (isNameNext && window.slice(comma + 1).every(isHintWord)) return true;
  const [before, whole] = [matchOf(textOf(window.slice(0, comma + 1))), matchOf(textOf(window))];
  return before.kind === 'certain' && whole.kind === 'certain' && before.vaccine === whole.vaccine;
}

/** Diseases against which vaccines are given together: 'distemper, hepatitis, parvovirus' is one dose. */
const together = /^(?:distemper|hepatitis|adenovirus|parvo(?:virus)?|parainfluenza),?$/i;

const isJoint = ({ text }: PositionedWord) => /^(?:and|und|et|y|e|en|&)$/i.test(text);
const isDiseaseList = (window: PrintedLine) =>
  window.every((word) => together.test(inEnglish(word.text)) || isJoint(word));

/** The words of a window as the catalogue knows them: a list of diseases has no commas there. */
function nameOf(window: PrintedLine): string {
  if (!isDiseaseList(window)) return textOf(window);
  return textOf(window.filter((word) => !isJoint(word))).replaceAll(',', '');
}

/** Whether the hint that a window begins with belongs to the name before it: 'annual' in 'Lepto annual, Rabies'. */
function takesFromLast(window: PrintedLine, isNameBefore: boolean): boolean {
  const comma = window.findIndex(({ text }) => /[,;]$/.test(text));
  return (
    isNameBefore && comma < window.length - 1 && window.slice(0, comma + 1).every(isHintWord) && comma !== -1
  );
}

/**
 * Adds following hints to the name, even if they make it ambiguous: 'Kennel cough' is known, 'Kennel cough IN' is not.
 */
function withHints(named: NamedVaccine, words: PrintedLine, matchOf: MatchOf): NamedVaccine {
  const { from, to } = named;
  if (!isHintWord(words[to + 1])) return named;
  const window = words.slice(from, to + 2);
  const next = words[to + 2];
  if (takesFromNext(window, next !== undefined && couldName(next, matchOf), matchOf)) return named;
  const match = matchOf(textOf(window));
  return match.kind === 'none' ? named : { match, words: window, from, to: to + 1 };
}

/** Whether a window may begin or end here. */
function isEdge(telling: readonly boolean[], words: PrintedLine, at: number): boolean {
  return telling[at] === true || isHintWord(words[at]);
}

/** Years, routes and species around a name: 'Rabies (3-Year)', 'Bordetella oral'. */
function isHintWord(word: PositionedWord | undefined): boolean {
  // '32,83' is a price, '18844' a lot.
  if (/\d{3}|\d[.,]\d/.test(word?.text ?? '')) return false;
  return /^\(?(?:\d|[lI]-?yr|years?|yrs?|mo|months?|oral|in|inj|intranasal|nasal|sc|sq|canine|feline|tf|plus|one|three|jahre?|ans?|anos?|jaar|triennial|annual|yearly|booster)/i.test(
    word?.text ?? '',
  );
}

/** Whether a window may begin or end with this word: a word of letters that may be part of a name. */
function couldName({ text }: PositionedWord, matchOf: MatchOf): boolean {
  // 'CAT' is also short for a toxoid against rattlesnakes; on a form it means the animal.
  if (/^\W*(?:cat|dog)s?\W*$/i.test(text)) return false;
  if (!/\p{L}{2}|\p{L}\d/u.test(text) || text.length > 40) return false;
  return matchOf(text).kind !== 'none' || isNameWord(text) || isForeignName(text);
}
