import type { OutputOf, vaccinations } from '@clearpaw/contract';
import type { vaccinationTable } from '../../schema/vaccination.ts';
import { type ShownConfirmation, withConfirmation } from '../clinics/index.ts';

export type PresentedVaccination = OutputOf<typeof vaccinations.withdrawVaccination>;
export type RecordedVaccination = OutputOf<typeof vaccinations.recordVaccination>;
export type PresentedVaccinationState = Omit<
  PresentedVaccination,
  'reviews' | 'reviewRequests' | 'confirmation'
>;
export type VaccinationRow = typeof vaccinationTable.$inferSelect;

/** What a viewer may know about the reviews of one dose. */
export interface ShownReviews extends Pick<PresentedVaccination, 'reviews' | 'reviewRequests'> {
  /** Whether the dose does not count at the business where the viewer works. */
  readonly isRejected: boolean;
  readonly confirmed?: ShownConfirmation | undefined;
}

/** No decisions and no requests. */
export const noReviews = { reviews: [], reviewRequests: [] };

/** The facts of the record, without anyone's decisions: the content of a version. */
export function presentState(row: VaccinationRow): PresentedVaccinationState {
  const {
    version: _version,
    correctedAt: _correctedAt,
    statedAt: _statedAt,
    createdAt,
    updatedAt,
    ...stated
  } = row;
  // The previous release stored one business's rejection as the state of the record; it applies only to that business.
  const state = row.state === 'withdrawn' ? row.state : 'active';
  return { ...stated, state, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A dose as shown to its owner, or to a business with scope `records`. */
export function presentVaccination(
  row: VaccinationRow,
  shown: ShownReviews = { ...noReviews, isRejected: false },
): PresentedVaccination {
  const { reviews, reviewRequests, isRejected, confirmed } = shown;
  const stated = presentState(row);
  const state = stated.state === 'active' && isRejected ? 'rejected' : stated.state;
  return { ...stated, ...withConfirmation(row.evidence, confirmed), state, reviews, reviewRequests };
}
