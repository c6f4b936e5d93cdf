import { addDays, type CalendarDate, dateOf, dayOf } from '../calendar/index.ts';
import { type Route, routes } from '../catalogue/index.ts';
import { type Evidence, evidenceLevels } from '../compliance/index.ts';
import { vaccineNumberOf, vaccineWithNumber } from './vaccine-numbers.ts';

/** A dose as a badge carries it: no id, no clinic, no lot. */
export interface BadgeDose {
  readonly vaccine: string;
  readonly administeredOn: string;
  readonly expiresOn: string | null;
  readonly evidence: Evidence;
  /** At most 7: no rule distinguishes higher numbers. */
  readonly doseNumber: number | null;
  readonly route: Route | null;
}

/** The length of one packed dose. */
export const packedDoseBytes = 5;

// 40 bits, the first field highest: vaccine 7, days from the dose to the day after issue 13, days of validity 12,
// evidence 2, dose number 3 (0: unknown), route 3 (0: unknown).
const [vaccineSpan, agoSpan, lastsSpan, evidenceSpan, doseSpan, routeSpan] = [128, 8192, 4096, 4, 8, 8];
/** Marks a dose without a printed end. */
const noEnd = lastsSpan - 1;

/**
 * Packs doses into five bytes each. `issueDay` counts days since 1970 in UTC; the date given is counted back from the
 * day after it, because in some time zones that day has already begun. Doses that cannot be encoded (a vaccine without
 * a number, one given more than 22 years ago) are left out; an end more than 11 years later is shortened.
 */
export function packDoses(doses: readonly BadgeDose[], issueDay: number): Uint8Array {
  const packed = doses.map((dose) => packDose(dose, issueDay)).filter((dose) => dose !== null);
  const bytes = new Uint8Array(packed.length * packedDoseBytes);
  for (const [index, value] of packed.entries()) {
    for (let at = 0, rest = value; at < packedDoseBytes; at += 1, rest = Math.floor(rest / 256)) {
      bytes[(index + 1) * packedDoseBytes - 1 - at] = rest % 256;
    }
  }
  return bytes;
}

function packDose(dose: BadgeDose, issueDay: number): number | null {
  const given = dayOf(dose.administeredOn as CalendarDate);
  const vaccine = vaccineNumberOf(dose.vaccine);
  const ago = issueDay + 1 - given;
  if (vaccine === null || ago < 0 || ago >= agoSpan) return null;
  const ends = dose.expiresOn === null ? null : dayOf(dose.expiresOn as CalendarDate) - given;
  const lasts = ends === null ? noEnd : Math.min(Math.max(0, ends), noEnd - 1);
  const fields: readonly (readonly [number, number])[] = [
    [vaccine, vaccineSpan],
    [ago, agoSpan],
    [lasts, lastsSpan],
    [evidenceLevels.indexOf(dose.evidence), evidenceSpan],
    [Math.min(dose.doseNumber ?? 0, doseSpan - 1), doseSpan],
    [dose.route === null ? 0 : routes.indexOf(dose.route) + 1, routeSpan],
  ];
  return fields.reduce((value, [field, span]) => value * span + field, 0);
}

/**
 * Reads packed doses; null if the bytes are not whole doses, or have a number that stands for no vaccine, evidence or
 * route.
 */
export function unpackDoses(bytes: Uint8Array, issueDay: number): BadgeDose[] | null {
  if (bytes.length % packedDoseBytes !== 0) return null;
  const doses: BadgeDose[] = [];
  for (let at = 0; at < bytes.length; at += packedDoseBytes) {
    const dose = unpackDose(bytes.subarray(at, at + packedDoseBytes), issueDay);
    if (!dose) return null;
    doses.push(dose);
  }
  return doses;
}

function unpackDose(bytes: Uint8Array, issueDay: number): BadgeDose | null {
  let rest = bytes.reduce((value, byte) => value * 256 + byte, 0);
  const take = (span: number): number => {
    const field = rest % span;
    rest = Math.floor(rest / span);
    return field;
  };
  const [routeNumber, doseNumber, level] = [take(routeSpan), take(doseSpan), take(evidenceSpan)];
  const [lasts, ago] = [take(lastsSpan), take(agoSpan)];
  const vaccine = vaccineWithNumber(take(vaccineSpan));
  const evidence = evidenceLevels[level];
  if (vaccine === null || evidence === undefined || routeNumber > routes.length) return null;
  const administeredOn = dateOf(issueDay + 1 - ago);
  return {
    vaccine,
    administeredOn,
    expiresOn: lasts === noEnd ? null : addDays(administeredOn, lasts),
    evidence,
    doseNumber: doseNumber === 0 ? null : doseNumber,
    route: routes[routeNumber - 1] ?? null,
  };
}
