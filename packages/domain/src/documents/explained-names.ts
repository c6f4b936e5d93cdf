import type { PrintedLine } from './positioned-word.ts';
import type { NamedVaccine, NameSearch } from './vaccine-names.ts';

/**
 * The names without those that only explain another one: 'DHPP (distemper, hepatitis, parvo)' and 'distemper, parvo and
 * adenovirus (DHPP)' are one dose each.
 */
export function withoutExplanations(
  names: readonly NamedVaccine[],
  words: PrintedLine,
  search: NameSearch,
): readonly NamedVaccine[] {
  if (names.length < 2) return names;
  const enclosed = enclosedParts(words);
  if (enclosed.length === 0) return names;
  const explains = (other: NamedVaccine, name: NamedVaccine) =>
    enclosed.some(([from, to]) => {
      const isIn = name.from >= from && name.to <= to;
      if (other === name || !covers(other, name)) return false;
      if (isIn) return other.from < from && other.to >= from - 1;
      const start = Math.min(other.from, from);
      const ends = other.to >= from && other.to <= to && name.to < start && isList(words, name.to, start);
      return ends && (start === from || addsTo(other, search(words.slice(start, from))));
    });
  // One after the other: of 'Rabies (Imrab 3)' each explains the other, and the more exact one stays.
  const kept = new Set(names);
  for (const name of [...names].sort(byContent)) {
    if ([...kept].some((other) => explains(other, name))) kept.delete(name);
  }
  return names.filter((name) => kept.has(name));
}

/** Those that say least first. */
function byContent(a: NamedVaccine, b: NamedVaccine): number {
  return antigens(a) - antigens(b) || exactness(a) - exactness(b) || a.from - b.from;
}

const antigens = ({ match }: NamedVaccine) => (match.kind === 'certain' ? match.vaccine.antigens.length : 0);

/** Whether a name says more than its part before the parenthesis: 'parvo (DHPP)', and not 'DHPP (Vanguard Plus 5)'. */
function addsTo({ match: whole }: NamedVaccine, [part]: readonly NamedVaccine[]): boolean {
  if (whole.kind !== 'certain' || part?.match.kind !== 'certain') return false;
  return part.match.vaccine.antigens.length < whole.vaccine.antigens.length;
}

/** Whether only words of a list are between a name and a parenthesis, and no date or lot. */
function isList(words: PrintedLine, from: number, to: number): boolean {
  return words.slice(from + 1, to).every(({ text }) => /^[\p{L}&+]+,?$/u.test(text));
}

function covers({ match: whole }: NamedVaccine, { match: part, words }: NamedVaccine): boolean {
  if (whole.kind !== 'certain' || part.kind !== 'certain') return false;
  const shared = part.vaccine.antigens.filter((antigen) => whole.vaccine.antigens.includes(antigen));
  if (shared.length === part.vaccine.antigens.length) return true;
  // 'Distemper' alone means the usual combination, which can have more than the one in parentheses.
  return words.length === 1 && shared.length > 1;
}

/** The positions of the first and the last word of each part in parentheses. */
function enclosedParts(words: PrintedLine): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let open: number | null = null;
  for (const [at, { text }] of words.entries()) {
    if (text.startsWith('(')) open = at;
    if (open === null || !text.includes(')')) continue;
    found.push([open, at]);
    open = null;
  }
  return found;
}

/** The names without those that mean another one again: 'against rabies with Rabisin' is one dose; the more exact one stays. */
export function withoutRepeats(names: readonly NamedVaccine[]): readonly NamedVaccine[] {
  return names.filter(
    (name, at) =>
      !names.some(
        (other, nth) =>
          other !== name && isSame(other, name) && (exactness(other) - exactness(name) || at - nth) > 0,
      ),
  );
}

function isSame({ match: a }: NamedVaccine, { match: b }: NamedVaccine): boolean {
  if (a.kind !== 'certain' || b.kind !== 'certain') return false;
  const [first, second] = [a.vaccine.antigens, b.vaccine.antigens];
  return first.length === second.length && first.every((antigen) => second.includes(antigen));
}

const exactness = ({ match }: NamedVaccine) =>
  match.kind === 'certain' && !match.vaccine.code.endsWith('-unspecified') ? 1 : 0;
