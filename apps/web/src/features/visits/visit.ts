import type { OutputOf, visits } from '@clearpaw/contract';
import {
  addDays,
  compareDates,
  daysBetween,
  isClosedOn,
  type OpeningHours,
  type Service,
  type Verdict,
} from '@clearpaw/domain';
import type { PetIdentity } from '../../ui/pet/index.ts';
import type { VerdictKind } from '../../ui/verdict/index.ts';

export type PetVisit = OutputOf<typeof visits.planVisit>;

/** The fields of the business that the calendar and the dialogs need. */
export interface VisitBusiness {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly services: readonly Service[];
  /** When it is open; null if it does not say. */
  readonly hours: OpeningHours | null;
  /** Whether the plan has ended, so that nothing can be changed. */
  readonly readOnly: boolean;
}

/** The shape and label of a verdict; passed in because they are shared across the app. */
export type GetVisitAppearance = (verdict: Verdict) => {
  readonly kind: VerdictKind;
  readonly word: string;
};

/** The portrait shown for a visit. */
export function visitFaceOf({ petId, petName, species, colour, photoPath }: PetVisit): PetIdentity {
  return { id: petId, name: petName, species: species ?? 'other', colour, photoPath };
}

/** Whether the pet is present or expected at the business on a day. */
export function isOn({ arrival, departure }: PetVisit, day: string): boolean {
  return compareDates(arrival, day) <= 0 && compareDates(day, departure) <= 0;
}

/** Cancelled visits and no-shows are not listed. */
export function isPlanned({ state }: PetVisit): boolean {
  return state === 'expected' || state === 'present' || state === 'done';
}

/** Whether the business says that it is closed on a day. */
export function isClosed({ hours }: Pick<VisitBusiness, 'hours'>, day: string): boolean {
  return hours !== null && isClosedOn(hours, day);
}

/** The days of a range, both ends included. */
export function daysOf(arrival: string, departure: string): string[] {
  const nights = daysBetween(arrival, departure);
  return Array.from({ length: nights + 1 }, (_, index) => addDays(arrival, index));
}

/** The Monday of a day's week. */
export function weekStartOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
