import { calendarDateIn } from '@clearpaw/domain';
import { businessId, petIdOf, sampleId } from './sample-ids.ts';
import { petsOfSample, type SamplePet } from './sample-pets.ts';
import type { SampleCheckIn } from './world-types.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Who checked pets in, as the activity of the day names them. */
const staff = 'sample-staff';

/** What a check-in shows of its pet. */
export function sampleFaceOf({ id, name, species, colour, alerts }: SamplePet) {
  return { petId: id, petName: name, species, colour, photoPath: null, alerts: [...alerts] };
}

interface Arrival {
  readonly number: number;
  readonly pet: SamplePet;
  readonly service: string;
  readonly arrivedAtMs: number;
  readonly departedAtMs?: number;
  readonly decision?: 'admitted' | 'waiting';
}

function arrivalOf({ number, pet, service, arrivedAtMs, departedAtMs, decision }: Arrival): SampleCheckIn {
  return {
    ...{ id: sampleId(4, number), businessId, ...sampleFaceOf(pet), service },
    arrivedAt: new Date(arrivedAtMs).toISOString(),
    departedAt: departedAtMs === undefined ? null : new Date(departedAtMs).toISOString(),
    method: decision === 'waiting' ? 'door' : 'badge',
    decision: decision ?? 'admitted',
    // Pets are here, or were, because they were cleared.
    verdict: 'compliant',
    ...{ overrideReason: null, recordedBy: staff, requirementsVersion: 2 },
  };
}

const petNumbered = (number: number): SamplePet => {
  const found = petsOfSample.find(({ id }) => id === petIdOf(number));
  if (!found) throw new RangeError(`There is no sample pet ${number}.`);
  return found;
};

/** Two pets that are here, and one that has just arrived and waits. All of them today, even shortly after midnight. */
export function todaysCheckIns(nowMs: number, timeZone: string): readonly SampleCheckIn[] {
  const today = calendarDateIn(nowMs, timeZone);
  const ago = (ms: number): number => {
    const wanted = nowMs - ms;
    return calendarDateIn(wanted, timeZone) === today ? wanted : nowMs - minuteMs;
  };
  return [
    arrivalOf({ number: 1, pet: petNumbered(2), service: 'daycare', arrivedAtMs: ago(2 * hourMs) }),
    {
      ...arrivalOf({ number: 2, pet: petNumbered(4), service: 'daycare', arrivedAtMs: ago(80 * minuteMs) }),
      verdict: 'expiring',
    },
    arrivalOf({
      ...{ number: 3, pet: petNumbered(8), service: 'daycare' },
      ...{ arrivedAtMs: ago(4 * minuteMs), decision: 'waiting' },
    }),
  ];
}

/** Days of the last weeks, and who came for what. */
const pastVisits: readonly (readonly [pet: number, daysAgo: number, service: string])[] = [
  [4, 1, 'daycare'],
  [8, 1, 'daycare'],
  [2, 2, 'daycare'],
  [5, 2, 'grooming'],
  [1, 3, 'daycare'],
  [4, 4, 'daycare'],
  [2, 5, 'daycare'],
  [1, 10, 'daycare'],
  [3, 33, 'daycare'],
  [2, 36, 'boarding'],
];

/** Newest first; from the morning to the afternoon of the device's clock. */
export function pastCheckIns(nowMs: number): readonly SampleCheckIn[] {
  const at = (daysAgo: number, hours: number, minutes: number) => {
    const day = new Date(nowMs);
    day.setDate(day.getDate() - daysAgo);
    return day.setHours(hours, minutes, 0, 0);
  };
  return pastVisits.map(([pet, daysAgo, service], index) =>
    arrivalOf({
      ...{ number: 10 + index, pet: petNumbered(pet), service },
      arrivedAtMs: at(daysAgo, 8, 5 + 3 * index),
      departedAtMs: at(daysAgo, 16, 50 - 4 * index),
    }),
  );
}
