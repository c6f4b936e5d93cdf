import { type CheckedPet, checkShot } from './shot-checks.ts';
import type { VisitDraft } from './visit-draft.ts';
import type { vaccinationWords } from './words.ts';

/** What keeps a visit from being saved: by field of the visit, and by field of each shot. */
export interface VisitProblems {
  readonly administeredOn?: string;
  readonly shots: { readonly [key: string]: { readonly [path: string]: string } };
}

export function problemsOf(
  draft: VisitDraft,
  pet: CheckedPet,
  words: (typeof vaccinationWords)['en'],
): VisitProblems {
  const shots = draft.shots.flatMap((shot) => {
    if (shot.vaccine === null) return [[shot.key, { vaccine: words.vaccineRequired }] as const];
    const { impossible } = checkShot(shot, draft.administeredOn, pet);
    const found = impossible
      .filter(({ path }) => path !== 'administeredOn')
      .map(({ path, message }) => [path, message]);
    return found.length > 0 ? [[shot.key, Object.fromEntries(found)] as const] : [];
  });
  const day = dayProblem(draft, pet, words);
  return { ...(day ? { administeredOn: day } : {}), shots: Object.fromEntries(shots) };
}

/** The day is shared by all shots, so its problem is said once. */
function dayProblem(
  draft: VisitDraft,
  pet: CheckedPet,
  words: (typeof vaccinationWords)['en'],
): string | null {
  if (draft.administeredOn === null) return words.dateRequired;
  const all = draft.shots.flatMap((shot) => checkShot(shot, draft.administeredOn, pet).impossible);
  return all.find(({ path }) => path === 'administeredOn')?.message ?? null;
}
