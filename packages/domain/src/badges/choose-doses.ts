import { addMonths, type CalendarDate } from '../calendar/index.ts';
import { customVaccine, findVaccine } from '../catalogue/index.ts';
import type { VaccinationRecord } from '../compliance/index.ts';
import type { BadgeDose } from './packed-doses.ts';

/** Up to here the size of a badge is promised. */
export const promisedDoses = 8;
/** A badge with more would be hard to scan. */
const mostDoses = 16;

/**
 * The doses a badge carries: every one that is valid today, then earlier ones while they fit, because series
 * and boosters depend on them. Rejected and withdrawn ones are left out, and
 * vaccines with a name of their own, for which a badge has no room. Newest first.
 */
export function chooseDoses(records: readonly VaccinationRecord[], today: string): BadgeDose[] {
  const newestFirst = records
    .filter((record) => record.state === 'active' && record.vaccine !== customVaccine)
    .toSorted((a, b) => (a.administeredOn < b.administeredOn ? 1 : -1));
  const current = newestFirst.filter((record) => isCurrent(record, today));
  const earlier = newestFirst.filter((record) => !isCurrent(record, today));
  const room = Math.max(0, promisedDoses - current.length);
  return [...current.slice(0, mostDoses), ...earlier.slice(0, room)].map(
    ({ vaccine, administeredOn, expiresOn, evidence, doseNumber, route }) => ({
      vaccine,
      administeredOn,
      expiresOn,
      evidence,
      doseNumber,
      route,
    }),
  );
}

function isCurrent({ vaccine, administeredOn, expiresOn }: VaccinationRecord, today: string): boolean {
  const months = findVaccine(vaccine)?.validMonths ?? null;
  const usualEnd = months === null ? null : addMonths(administeredOn as CalendarDate, months);
  const end = expiresOn ?? usualEnd;
  return end === null || end >= today;
}
