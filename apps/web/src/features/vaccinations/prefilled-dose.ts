import { customNameOf, findTarget, type Species, vaccinesForTarget } from '@clearpaw/domain';
import type { VisitDoseDraft } from './vet-visit-draft.ts';

type Prefilled = Pick<VisitDoseDraft, 'vaccine' | 'typed'>;

/**
 * What a business's rule says about a shot: the vaccine where only one fits, else the words that find
 * those that do.
 */
export function prefilledDose(targets: readonly string[], species: Species): Prefilled {
  const [target] = targets;
  if (target === undefined) return { vaccine: null, typed: '' };
  const name = customNameOf(target);
  if (name !== null) return { vaccine: null, typed: name };
  const fitting = targets.flatMap((code) => vaccinesForTarget(code, species));
  const least = Math.min(...fitting.map(({ antigens }) => antigens.length));
  const [only, ...others] = fitting.filter(({ antigens }) => antigens.length === least);
  if (only && others.length === 0) return { vaccine: only.code, typed: only.name };
  return { vaccine: null, typed: searchWordsOf(findTarget(target)?.name ?? '') };
}

/** "Bordetella / Kennel cough" is found by its first name. */
function searchWordsOf(name: string): string {
  return name.split(/[/(+]/, 1).join('').trim();
}
