import { addMonths, type CalendarDate } from '../calendar/index.ts';
import { customVaccine, findVaccine } from '../catalogue/index.ts';
import type { VaccinationRecord } from '../compliance/index.ts';
import type { BadgeDose } from './packed-doses.ts';

/** A badge with up to this many doses has the promised size. */
export const promisedDoses = 8;
/** A badge with more doses would be hard to scan. */
const mostDoses = 16;

/**
 * The doses that a badge carries: all that are valid today, then earlier ones while there is room, because series and
 * boosters depend on them. Rejected and withdrawn doses are left out, and so are vaccines that the catalogue does not
 * list, for which a badge has no room. Newest first.
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
