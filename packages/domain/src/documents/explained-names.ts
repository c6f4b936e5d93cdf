import type { PrintedLine } from './positioned-word.ts';
import type { NamedVaccine } from './vaccine-names.ts';

/**
 * The names without those that only explain another one: 'DHPP (distemper, hepatitis, parvo)' and 'distemper, parvo and
 * adenovirus (DHPP)' are one dose each.
 */
export function withoutExplanations(
  names: readonly NamedVaccine[],
  words: PrintedLine,
): readonly NamedVaccine[] {
  if (names.length < 2) return names;
  const enclosed = enclosedParts(words);
  if (enclosed.length === 0) return names;
  const isExplained = (name: NamedVaccine) =>
    enclosed.some(([from, to]) => {
      const isIn = name.from >= from && name.to <= to;
      return names.some((other) => {
        if (other === name || !covers(other, name)) return false;
        if (isIn) return other.from < from && other.to >= from - 1;
        return other.from >= from && other.to <= to && name.to < from && isList(words, name.to, from);
      });
    });
  return names.filter((name) => !isExplained(name));
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
