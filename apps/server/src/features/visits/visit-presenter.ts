import type { OutputOf, visits } from '@clearpaw/contract';
import type { Species, Verdict } from '@clearpaw/domain';
import { type PetRow, photoNameFor } from '../pets/index.ts';
import type { VisitRow } from '../visit-states/index.ts';

export type PresentedVisit = OutputOf<typeof visits.planVisit>;

/** What identifies the pet. */
export type VisitFace = Pick<PetRow, 'species' | 'colour' | 'photoPath'>;

/** A visit for people who plan it; without the pet's identity if the reader may no longer see the pet. */
export function presentVisit(
  { walkIn: _walkIn, ...row }: VisitRow,
  businessName: string,
  face: VisitFace | null,
  verdict: Verdict = row.verdict,
): PresentedVisit {
  return {
    ...row,
    businessName,
    species: (face?.species ?? null) as Species | null,
    colour: face?.colour ?? null,
    photoPath: photoNameFor(row.petId, face?.photoPath ?? null),
    verdict,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
