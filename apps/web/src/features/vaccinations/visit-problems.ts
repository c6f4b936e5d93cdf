import { type CheckedPet, checkVisitDose } from './dose-checks.ts';
import type { vaccinationMessages } from './messages.gen.ts';
import { isDoseNumber, type VetVisitDraft } from './vet-visit-draft.ts';

/** The problems that prevent a visit from being saved: by field of the visit, and by field of each dose. */
export interface VisitProblems {
  readonly administeredOn?: string;
  readonly doses: { readonly [key: string]: { readonly [path: string]: string } };
}

export function problemsOf(
  draft: VetVisitDraft,
  pet: CheckedPet,
  messages: typeof vaccinationMessages,
): VisitProblems {
  const doses = draft.doses.flatMap((dose) => {
    if (dose.vaccine === null) return [[dose.key, { vaccine: messages.vaccineRequired }] as const];
    const { impossible } = checkVisitDose(dose, draft.administeredOn, pet);
    const found = impossible
      .filter(({ path }) => path !== 'administeredOn')
      .map(({ path, message }) => [path, path === 'vaccineName' ? messages.vaccineNameRequired : message]);
    if (!isDoseNumber(dose.doseNumber)) found.push(['doseNumber', messages.doseNumberInvalid]);
    return found.length > 0 ? [[dose.key, Object.fromEntries(found)] as const] : [];
  });
  const day = dayProblem(draft, pet, messages);
  return { ...(day ? { administeredOn: day } : {}), doses: Object.fromEntries(doses) };
}

/** All doses share the day, so its problem is shown once. */
function dayProblem(
  draft: VetVisitDraft,
  pet: CheckedPet,
  messages: typeof vaccinationMessages,
): string | null {
  if (draft.administeredOn === null) return messages.dateRequired;
  const all = draft.doses.flatMap((dose) => checkVisitDose(dose, draft.administeredOn, pet).impossible);
  return all.find(({ path }) => path === 'administeredOn')?.message ?? null;
}
