import { addDays, calendarDateIn } from '@clearpaw/domain';
import { petIdOf, sampleId } from './sample-ids.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import type { SampleBusiness, SampleCheckIn, SampleVisit } from './world-types.ts';

interface Plan {
  readonly pet: number;
  readonly service: string;
  /** The first and the last day, counted from today. */
  readonly from: number;
  readonly until?: number;
  readonly note?: string;
}

const plans: readonly Plan[] = [
  { pet: 2, service: 'daycare', from: 0 },
  { pet: 4, service: 'daycare', from: 0 },
  { pet: 1, service: 'daycare', from: 0, note: 'Brings his own lunch.' },
  { pet: 3, service: 'daycare', from: 0 },
  { pet: 5, service: 'grooming', from: 0 },
  { pet: 6, service: 'daycare', from: 1 },
  { pet: 7, service: 'grooming', from: 1 },
  { pet: 4, service: 'boarding', from: 2, until: 14 },
  { pet: 8, service: 'daycare', from: 2 },
  { pet: 2, service: 'boarding', from: 1, until: 3 },
  { pet: 1, service: 'daycare', from: 4 },
];

/** The visits that are over, and those of today and the coming days; those of pets that are here have begun. */
export function sampleVisits(
  today: string,
  business: SampleBusiness,
  checkIns: readonly SampleCheckIn[],
): readonly SampleVisit[] {
  const visitFor = (pet: SamplePet, changes: Pick<SampleVisit, ChangingFields>): SampleVisit => ({
    ...{ petId: pet.id, petName: pet.name, species: pet.species, colour: pet.colour, photoPath: null },
    ...{ businessId: business.id, businessName: business.name, plannedBy: 'owner' },
    ...{ createdAt: business.createdAt, updatedAt: business.createdAt, ...changes },
  });
  const over = checkIns
    .filter(({ departedAt }) => departedAt !== null)
    .flatMap(({ id, petId, service, arrivedAt }) => {
      const day = calendarDateIn(Date.parse(arrivedAt), business.timeZone);
      const stay = { service, arrival: day, departure: day, note: null };
      const of = petsOfSample.filter((pet) => pet.id === petId);
      return of.map((pet) => visitFor(pet, { id: visitIdOf(id), ...stay, state: 'done', checkInId: id }));
    });
  const planned = plans.flatMap(({ pet: number, service, from, until = from, note = null }, index) => {
    const stay = { service, note, arrival: addDays(today, from), departure: addDays(today, until) };
    return petsOfSample
      .filter(({ id }) => id === petIdOf(number))
      .map((pet) => {
        const here = from > 0 ? undefined : checkIns.find((one) => one.petId === pet.id && isOnSite(one));
        const state = here ? ('present' as const) : ('expected' as const);
        return visitFor(pet, { id: sampleId(5, index + 1), ...stay, state, checkInId: here?.id ?? null });
      });
  });
  return [...over, ...planned];
}

type ChangingFields = 'id' | 'service' | 'note' | 'arrival' | 'departure' | 'state' | 'checkInId';

/** Each check-in has one visit at most. */
const visitIdOf = (checkInId: string) => checkInId.replace('-0004-', '-0007-');

/** Whether the pet is on site by this check-in. */
export const isOnSite = ({ decision, departedAt }: SampleCheckIn): boolean =>
  decision === 'admitted' && departedAt === null;
