import { addMonths, compareDates, daysBetween } from '../calendar/index.ts';
import { customVaccine, findVaccine, products, type Species, type Vaccine } from '../catalogue/index.ts';
import type { BirthPrecision } from '../compliance/index.ts';
import { firstPossibleBirth } from '../pets/index.ts';
import { isSameDose } from './same-dose.ts';

/** A dose as typed; dates are `YYYY-MM-DD`. */
export interface DoseDraft {
  readonly vaccine: string;
  /** The name of a vaccine that the catalogue does not list. */
  readonly vaccineName?: string | null | undefined;
  readonly product: string | null;
  readonly administeredOn: string;
  readonly expiresOn: string | null;
  readonly certificateNumber: string | null;
}

/** The data that a dose is checked against. `latestToday` is today in UTC+14, where each date begins first. */
export interface DoseSurroundings {
  readonly species: Species;
  readonly bornOn: string | null;
  readonly bornOnPrecision: BirthPrecision | null;
  readonly latestToday: string;
  /** Other doses of the same pet that are still on record. */
  readonly others: readonly { readonly vaccine: string; readonly administeredOn: string }[];
}

/** `path` is the field; `code` is stable. */
export interface DoseProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** Entries that cannot be true. They are refused. */
export function findImpossibilities(dose: DoseDraft, around: DoseSurroundings): DoseProblem[] {
  if (dose.vaccine === customVaccine && !dose.vaccineName?.trim()) {
    const message = 'Enter the name of the vaccine as it is printed on the certificate.';
    return [{ code: 'name_missing', path: 'vaccineName', message }];
  }
  const path = 'administeredOn';
  if (compareDates(dose.administeredOn, around.latestToday) > 0) {
    return [
      { code: 'in_the_future', path, message: 'This day has not come yet; enter the day it was given.' },
    ];
  }
  const earliestBirth = firstPossibleBirth(around);
  if (earliestBirth !== null && compareDates(dose.administeredOn, earliestBirth) < 0) {
    const message = 'This is before the pet was born; check the day, or the birth date.';
    return [{ code: 'before_birth', path, message }];
  }
  if (dose.expiresOn !== null && compareDates(dose.expiresOn, dose.administeredOn) < 0) {
    const message = 'It would end before it was given; check both dates.';
    return [{ code: 'ends_before_given', path: 'expiresOn', message }];
  }
  return [];
}

/** Entries that are possible but unusual. They are saved, with a warning. */
export function findOddities(dose: DoseDraft, around: DoseSurroundings): DoseProblem[] {
  const vaccine = findVaccine(dose.vaccine);
  if (!vaccine) return [];
  return [
    ...implausibleEnd(dose, vaccine),
    ...implausibleSpecies(vaccine, around.species),
    ...implausibleProduct(dose, vaccine),
    ...implausibleRepeat(dose, around),
  ];
}

function implausibleEnd({ administeredOn, expiresOn }: DoseDraft, vaccine: Vaccine): DoseProblem[] {
  if (expiresOn === null) return [];
  const path = 'expiresOn';
  if (expiresOn === administeredOn) {
    const message = 'It ends on the day it was given. Certificates often print the date twice.';
    return [{ code: 'ends_when_given', path, message }];
  }
  const usual = [vaccine.validMonths, ...vaccine.labelMonths].filter((months) => months !== null);
  const near = usual.some(
    (months) => Math.abs(daysBetween(addMonths(administeredOn, months), expiresOn)) <= 45,
  );
  if (near || usual.length === 0) return [];
  const message = `This is far from how long ${vaccine.name} usually lasts; check the year.`;
  return [{ code: 'unusual_duration', path, message }];
}

function implausibleSpecies(vaccine: Vaccine, species: Species): DoseProblem[] {
  if (vaccine.species.includes(species)) return [];
  const message = `${vaccine.name} is not made for this kind of animal.`;
  return [{ code: 'other_species', path: 'vaccine', message }];
}

function implausibleProduct(dose: DoseDraft, vaccine: Vaccine): DoseProblem[] {
  const known = products.find((product) => product.name.toLowerCase() === dose.product?.trim().toLowerCase());
  if (!known || known.vaccine === vaccine.code) return [];
  const message = `${known.name} is listed as ${findVaccine(known.vaccine)?.name ?? 'another vaccine'}.`;
  return [{ code: 'product_mismatch', path: 'product', message }];
}

function implausibleRepeat(dose: DoseDraft, around: DoseSurroundings): DoseProblem[] {
  const duplicate = around.others.some((other) => isSameDose(other, dose));
  if (!duplicate) return [];
  const message = 'The same vaccine is already on record for this day.';
  return [{ code: 'already_recorded', path: 'administeredOn', message }];
}
