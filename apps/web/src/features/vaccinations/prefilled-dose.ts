import { customNameOf, findTarget, type Species, vaccinesForTarget } from '@clearpaw/domain';
import type { VisitDoseDraft } from './vet-visit-draft.ts';

type Prefilled = Pick<VisitDoseDraft, 'vaccine' | 'typed'>;

/**
 * Prefills a dose from a business's rule: the vaccine if only one fits, otherwise the search words for those that do.
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

/** "Bordetella / Kennel cough" is searched by its first name. */
function searchWordsOf(name: string): string {
  return name.split(/[/(+]/, 1).join('').trim();
}
