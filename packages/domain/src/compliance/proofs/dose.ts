import { type Day, dayOf, dayOfMonthsAfter } from '../../calendar/index.ts';
import { type Vaccine, vaccineGiven } from '../../catalogue/index.ts';
import type { PetRecords, VaccinationRecord } from '../vocabulary/pet-records.ts';

/**
 * An active vaccination of a known vaccine, listed or custom, with its days as numbers. `labelEnd` is null if the label
 * has no end.
 */
export type Dose = {
  readonly record: VaccinationRecord;
  readonly vaccine: Vaccine;
  readonly on: Day;
  readonly labelEnd: Day | null;
};

function doseOf(record: VaccinationRecord, vaccine: Vaccine): Dose {
  const on = dayOf(record.administeredOn);
  if (record.expiresOn !== null) return { record, vaccine, on, labelEnd: dayOf(record.expiresOn) };
  const { validMonths } = vaccine;
  const labelEnd = validMonths === null ? null : dayOfMonthsAfter(record.administeredOn, validMonths);
  return { record, vaccine, on, labelEnd };
}

/** By date, then by id in code units. */
function compareDoses(a: Dose, b: Dose): number {
  if (a.on !== b.on) return a.on - b.on;
  if (a.record.id === b.record.id) return 0;
  return a.record.id < b.record.id ? -1 : 1;
}

/** Every dose that can count for anything, in the order in which they were given. */
export function dosesOf(records: PetRecords): readonly Dose[] {
  const doses: Dose[] = [];
  for (const record of records.vaccinations) {
    if (record.state !== 'active') continue;
    const vaccine = vaccineGiven(record);
    if (vaccine !== null) doses.push(doseOf(record, vaccine));
  }
  return doses.sort(compareDoses);
}
