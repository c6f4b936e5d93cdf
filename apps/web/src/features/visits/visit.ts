import type { OutputOf, visits } from '@clearpaw/contract';
import { addDays, compareDates, daysBetween, type Service, type Verdict } from '@clearpaw/domain';
import type { PetIdentity } from '../../ui/pet/index.ts';
import type { VerdictKind } from '../../ui/verdict/index.ts';

export type PetVisit = OutputOf<typeof visits.planVisit>;

/** What the calendar and the dialogs need to know of the business. */
export interface VisitBusiness {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly services: readonly Service[];
  /** The plan has ended: nothing can be written. */
  readonly readOnly: boolean;
}

/** A verdict's shape and word; handed in, because they are the same everywhere. */
export type GetVisitAppearance = (verdict: Verdict) => {
  readonly kind: VerdictKind;
  readonly word: string;
};

/** Who is shown for a visit. */
export function visitFaceOf({ petId, petName, species, colour, photoPath }: PetVisit): PetIdentity {
  return { id: petId, name: petName, species: species ?? 'other', colour, photoPath };
}

/** Whether the pet is, or is expected, at the business on a day. */
export function isOn({ arrival, departure }: PetVisit, day: string): boolean {
  return compareDates(arrival, day) <= 0 && compareDates(day, departure) <= 0;
}

/** Cancelled visits and those that no one came to are in no list of a day. */
export function isPlanned({ state }: PetVisit): boolean {
  return state === 'expected' || state === 'present' || state === 'done';
}

/** The days of a span, both ends included. */
export function daysOf(arrival: string, departure: string): string[] {
  const nights = daysBetween(arrival, departure);
  return Array.from({ length: nights + 1 }, (_, index) => addDays(arrival, index));
}

/** The Monday of a day's week. */
export function weekStartOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
