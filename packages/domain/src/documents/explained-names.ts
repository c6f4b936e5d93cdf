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

function covers({ match: whole }: NamedVaccine, { match: part }: NamedVaccine): boolean {
  if (whole.kind !== 'certain' || part.kind !== 'certain') return false;
  return part.vaccine.antigens.every((antigen) => whole.vaccine.antigens.includes(antigen));
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
