import { compareDates, type Species, type Verdict } from '@clearpaw/domain';
import type { CheckIn } from '../check-in.ts';

/** Today's visit, with the fields that this page shows. */
export interface PlannedVisit {
  readonly id: string;
  readonly petId: string;
  readonly petName: string;
  readonly species: Species | null;
  readonly colour: string | null;
  readonly photoPath: string | null;
  readonly service: string | null;
  readonly departure: string;
  readonly note: string | null;
  readonly state: string;
  readonly verdict: Verdict;
}

/** The visits that have not begun yet. */
export function expectedOf(
  visits: readonly PlannedVisit[],
  present: readonly CheckIn[],
): readonly PlannedVisit[] {
  const here = new Set(present.map(({ petId }) => petId));
  return visits.filter(({ state, petId }) => state === 'expected' && !here.has(petId));
}

/** The pets on site that leave on this day; a pet without a plan leaves on the day of its arrival. */
export function leavingOf(
  visits: readonly PlannedVisit[],
  present: readonly CheckIn[],
  today: string,
): readonly CheckIn[] {
  const staying = new Set(
    visits
      .filter(({ state, departure }) => state === 'present' && compareDates(departure, today) > 0)
      .map(({ petId }) => petId),
  );
  return present.filter(({ petId }) => !staying.has(petId));
}
