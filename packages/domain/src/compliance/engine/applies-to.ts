import { type Day, dayOf } from '../../calendar/index.ts';
import type { BirthRange } from '../vocabulary/birth.ts';
import type { PetFacts } from '../vocabulary/pet-facts.ts';
import type { AppliesTo } from '../vocabulary/rule.ts';
import { ageSpans, ageSpansOfUnknown, type Span } from './age-spans.ts';

/** Whether a rule applies by species, sex and service; an unknown sex and a visit without a service always match. */
export function appliesToWhom(appliesTo: AppliesTo, pet: PetFacts, service: string | null): boolean {
  if (appliesTo.species !== undefined && !appliesTo.species.includes(pet.species)) return false;
  if (appliesTo.sex !== undefined && pet.sex !== 'unknown' && pet.sex !== appliesTo.sex) return false;
  return appliesTo.services === undefined || service === null || appliesTo.services.includes(service);
}

/** The arrivals at which a rule applies by its age bounds, or null if it has none. */
function spansByAge(appliesTo: AppliesTo, born: BirthRange | null, arrival: Day): readonly Span[] | null {
  const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = appliesTo;
  if (fromAgeWeeks === undefined && fromAgeMonths === undefined && untilAgeWeeks === undefined) return null;
  return born === null ? ageSpansOfUnknown(arrival, appliesTo) : ageSpans(born, appliesTo);
}

/** The arrivals at which a rule applies by age and last day, or null if it has no such bound. */
export function applicableSpans(
  appliesTo: AppliesTo,
  born: BirthRange | null,
  arrival: Day,
): readonly Span[] | null {
  const byAge = spansByAge(appliesTo, born, arrival);
  if (appliesTo.lastDay === undefined) return byAge;
  const end = dayOf(appliesTo.lastDay) + 1;
  const spans = byAge ?? [{ from: Number.NEGATIVE_INFINITY, until: end }];
  return spans
    .filter(({ from }) => from < end)
    .map(({ from, until }) => ({ from, until: Math.min(until, end) }));
}

/** Whether a rule has ended by a day: it does not apply to arrivals from then on. */
export function hasEnded(
  { appliesTo }: { readonly appliesTo?: AppliesTo | undefined },
  today: string,
): boolean {
  return appliesTo?.lastDay !== undefined && dayOf(appliesTo.lastDay) < dayOf(today);
}
