import { addMonths, civilFromDay, compareDates, dayOf, daysBetween } from '../calendar/index.ts';

/** The largest unit that fits, in whole numbers. */
export interface PetAge {
  readonly unit: 'years' | 'months' | 'weeks' | 'days';
  readonly count: number;
}

/** The age on a day, from a birth date `YYYY-MM-DD`; null for a birth in the future. */
export function petAge(bornOn: string, today: string): PetAge | null {
  const days = daysBetween(bornOn, today);
  if (days < 0) return null;
  const months = fullMonths(bornOn, today);
  if (months >= 12) return { unit: 'years', count: Math.floor(months / 12) };
  if (months >= 3) return { unit: 'months', count: months };
  return days >= 14 ? { unit: 'weeks', count: Math.floor(days / 7) } : { unit: 'days', count: days };
}

function fullMonths(from: string, to: string): number {
  const [a, b] = [civilFromDay(dayOf(from)), civilFromDay(dayOf(to))];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return compareDates(addMonths(from, months), to) > 0 ? months - 1 : months;
}
