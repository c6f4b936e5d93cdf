import type { Mention, Whose } from './animal-mentions.ts';
import type { OpenDose } from './open-dose.ts';
import type { CellLine } from './text-cell.ts';

/** The animals named above the lines that are being read. */
export interface AnimalSection {
  readonly mentions: readonly Mention[];
  /** The line that named them last. */
  readonly line: CellLine;
  /** The number of doses found when it did. */
  readonly doses: number;
}

/** In line heights: names in adjacent lines are a list of animals, and not one section each. */
const listDistance = 2.2;

/** The section after a line that names animals. */
export function nextSection(
  section: AnimalSection | null,
  line: CellLine,
  found: readonly Mention[],
  doses: number,
): AnimalSection | null {
  const names = found.filter(({ kind }) => kind === 'name');
  const isOwnChip = found.some(({ kind, whose }) => kind === 'chip' && whose === 'own');
  const isFresh = section !== null && section.doses === doses;
  if (names.length > 0) {
    // A pet's own chip beside another name: the document uses a different name.
    const isAlias = isOwnChip && new Set(names.map(({ key }) => key)).size === 1;
    const mentions = isAlias ? names.map((name) => ({ ...name, whose: 'own' as const })) : names;
    const isList =
      isFresh &&
      section.line.place.page === line.place.page &&
      Math.abs(line.place.y - section.line.place.y) < listDistance * line.place.height;
    return { mentions: isList ? [...section.mentions, ...mentions] : mentions, line, doses };
  }
  const chips = found.filter(({ kind }) => kind === 'chip');
  const isNamed = isFresh && section.mentions.some(({ kind }) => kind === 'name');
  if (chips.length === 0) return section;
  if (!isNamed) return { mentions: chips, line, doses };
  const keys = new Set(section.mentions.map(({ key }) => key));
  if (!isOwnChip || chips.length > 1 || keys.size > 1) return section;
  return { ...section, mentions: section.mentions.map((one) => ({ ...one, whose: 'own' as const })) };
}

/** In fractions of the page's width. */
const sameEdge = 0.03;

/** Whose the doses below a section's names are; of names beside each other, the one above the dose. */
export function whoseBelow(
  section: AnimalSection | null,
  dose: Pick<OpenDose, 'place' | 'table' | 'labelX'>,
): Whose | null {
  if (section === null || section.mentions.length === 0) return null;
  const whole = only(section.mentions);
  if (whole !== null) return whole;
  // In blocks of labels and values, the labels are below each other.
  const edges = [dose.place.x, dose.labelX ?? dose.place.x];
  const above = section.mentions.filter(({ cell }) =>
    edges.some((edge) => Math.abs(cell.place.x - edge) < sameEdge),
  );
  return (dose.table === null && only(above)) || 'unclear';
}

function only(mentions: readonly Mention[]): Whose | null {
  const all = new Set(mentions.map(({ whose }) => whose));
  return all.size === 1 ? ([...all][0] ?? null) : null;
}
