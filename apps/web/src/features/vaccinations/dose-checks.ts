import {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  findImpossibilities,
  findOddities,
  latestDateAt,
} from '@clearpaw/domain';
import type { VisitDoseDraft } from './vet-visit-draft.ts';

/** The fields of the pet that the checks use. */
export type CheckedPet = Pick<DoseSurroundings, 'species' | 'bornOn' | 'bornOnPrecision' | 'others'>;

/** Checks a dose for impossible and unlikely values while it is typed; the server repeats the checks. */
export function checkVisitDose(
  draft: VisitDoseDraft,
  administeredOn: string | null,
  pet: CheckedPet,
): { readonly impossible: readonly DoseProblem[]; readonly warnings: readonly DoseProblem[] } {
  if (draft.vaccine === null || administeredOn === null) return { impossible: [], warnings: [] };
  const dose: DoseDraft = {
    vaccine: draft.vaccine,
    vaccineName: draft.vaccineName,
    product: draft.product,
    administeredOn,
    expiresOn: draft.expiresOn,
    certificateNumber: draft.certificateNumber.trim() || null,
  };
  const around = { ...pet, latestToday: latestDateAt(Date.now()) };
  return {
    impossible: findImpossibilities(dose, around),
    warnings: findOddities(dose, around).filter(({ code }) => !draft.kept.includes(code)),
  };
}
