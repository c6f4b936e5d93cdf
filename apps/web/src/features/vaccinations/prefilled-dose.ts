import { customNameOf, customVaccine, findTarget, type Species, vaccinesForTarget } from '@clearpaw/domain';
import { blankVisitDose, type VisitDoseDraft } from './vet-visit-draft.ts';

/**
 * A shot with as much as a business's rule says about it: the vaccine where only one fits, else the words that find
 * those that do.
 */
export function prefilledDose(
  targets: readonly string[],
  species: Species,
  otherVaccine: string,
): VisitDoseDraft {
  const blank = blankVisitDose();
  const [target] = targets;
  if (target === undefined) return blank;
  const name = customNameOf(target);
  if (name !== null) return { ...blank, vaccine: customVaccine, vaccineName: name, typed: otherVaccine };
  const fitting = targets.flatMap((code) => vaccinesForTarget(code, species));
  const least = Math.min(...fitting.map(({ antigens }) => antigens.length));
  const [only, ...others] = fitting.filter(({ antigens }) => antigens.length === least);
  if (only && others.length === 0) return { ...blank, vaccine: only.code, typed: only.name };
  return { ...blank, typed: searchWordsOf(findTarget(target)?.name ?? '') };
}

/** "Bordetella / Kennel cough" is found by its first name. */
function searchWordsOf(name: string): string {
  return name.split(/[/(+]/, 1).join('').trim();
}
