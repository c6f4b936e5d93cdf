import {
  calendarDateIn,
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  findImpossibilities,
  findOddities,
} from '@clearpaw/domain';
import type { ShotDraft } from './visit-draft.ts';

/** The pet as the checks know it. */
export type CheckedPet = Pick<DoseSurroundings, 'species' | 'bornOn' | 'bornOnPrecision' | 'others'>;

/** What is impossible and what is odd about a shot while it is typed; the server checks the same again. */
export function checkShot(
  shot: ShotDraft,
  administeredOn: string | null,
  pet: CheckedPet,
): { readonly impossible: readonly DoseProblem[]; readonly odd: readonly DoseProblem[] } {
  if (shot.vaccine === null || administeredOn === null) return { impossible: [], odd: [] };
  const dose: DoseDraft = {
    vaccine: shot.vaccine,
    product: shot.product,
    administeredOn,
    expiresOn: shot.expiresOn,
    certificateNumber: shot.certificateNumber.trim() || null,
  };
  const around = { ...pet, latestToday: calendarDateIn(Date.now(), 'Etc/GMT-14') };
  return {
    impossible: findImpossibilities(dose, around),
    odd: findOddities(dose, around).filter(({ code }) => !shot.kept.includes(code)),
  };
}
