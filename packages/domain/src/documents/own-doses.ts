import { wordsIn } from './dose-details.ts';
import type { FoundDose } from './open-dose.ts';
import { textOf } from './positioned-word.ts';
import { mendedWords } from './printed-text.ts';

/**
 * The doses of one animal: if a column names the animals and this one is among them, the rows of the others are left
 * out.
 */
export function ownDoses(doses: readonly FoundDose[], petName: string | null): readonly FoundDose[] {
  const own = petName === null ? '' : plainName(petName);
  if (own === '') return doses;
  const names = doses.map((dose) => plainName(textOf(wordsIn(dose, 'animal'))));
  if (!names.some((name) => name.includes(own))) return doses;
  return doses.filter((_, at) => names[at] === '' || names[at]?.includes(own));
}

function plainName(name: string): string {
  return mendedWords(name)
    .normalize('NFD')
    .replace(/^0/, 'o')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
