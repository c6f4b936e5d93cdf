import type { Animals, Whose } from './animal-mentions.ts';
import { wordsIn } from './dose-details.ts';
import type { FoundDose } from './open-dose.ts';

/** A dose, and whose it is. */
export interface OwnedDose {
  readonly dose: FoundDose;
  readonly whose: Whose;
}

/**
 * Whose each dose is, in the order of the document: by its row, else by the names above it. In a document that names
 * another animal, a dose that neither of them assigns is unclear.
 */
export function withOwners(doses: readonly FoundDose[], animals: Animals | null): readonly OwnedDose[] {
  if (animals === null) return doses.map((dose) => ({ dose, whose: 'own' }));
  let inColumn: Whose | null = null;
  const known = doses.map((dose) => {
    const named = animals.ownerInCell(wordsIn(dose, 'animal'));
    if (hasAnimalColumn(dose)) inColumn = named ?? inColumn;
    const inRow = hasAnimalColumn(dose) ? inColumn : animals.ownerOf(restOf(dose));
    return { dose, whose: inRow ?? dose.below ?? null };
  });
  const lastOwn = known.findLastIndex(({ dose }) => dose.below === 'own');
  const hasOthers = animals.hasOthers || known.some(({ whose }) => whose !== null && whose !== 'own');
  return known.map(({ dose, whose }, at) => {
    // Above the pet's name, where doses also follow it: the name of another animal may not have been read.
    const isAbove = at < lastOwn && dose.below === null;
    return { dose, whose: whose ?? (hasOthers || isAbove ? 'unclear' : 'own') };
  });
}

function hasAnimalColumn({ table }: FoundDose): boolean {
  return table?.columns.some(({ role }) => role === 'animal') === true;
}

/** The row without the vaccine's name. */
function restOf({ words, name }: FoundDose) {
  const named = new Set(name?.words);
  return words.filter((word) => !named.has(word));
}
