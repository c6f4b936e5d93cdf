import { addMonths, compareDates, daysBetween } from '../calendar/index.ts';
import {
  catalogueNames,
  customVaccine,
  findVaccine,
  nameOfVaccineIn,
  products,
  type Species,
  type Vaccine,
} from '../catalogue/index.ts';
import type { BirthPrecision } from '../compliance/index.ts';
import { entryWarningTexts, type FormProblem, formProblem } from '../form-problems/index.ts';
import { firstPossibleBirth } from '../pets/index.ts';
import { isSameDose } from './same-dose.ts';

const texts = entryWarningTexts.dose;
/** In the language of the build; English on the server. */
const nameOf = ({ code }: Vaccine): string => nameOfVaccineIn(catalogueNames, { vaccine: code });

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
export function findImpossibilities(dose: DoseDraft, around: DoseSurroundings): FormProblem[] {
  if (dose.vaccine === customVaccine && !dose.vaccineName?.trim()) {
    return [formProblem('name_missing', 'vaccineName')];
  }
  const path = 'administeredOn';
  if (compareDates(dose.administeredOn, around.latestToday) > 0) return [formProblem('in_the_future', path)];
  const earliestBirth = firstPossibleBirth(around);
  if (earliestBirth !== null && compareDates(dose.administeredOn, earliestBirth) < 0) {
    return [formProblem('before_birth', path)];
  }
  if (dose.expiresOn !== null && compareDates(dose.expiresOn, dose.administeredOn) < 0) {
    return [formProblem('ends_before_given', 'expiresOn')];
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
    return [{ code: 'ends_when_given', path, message: texts.ends_when_given }];
  }
  const usual = [vaccine.validMonths, ...vaccine.labelMonths].filter((months) => months !== null);
  const near = usual.some(
    (months) => Math.abs(daysBetween(addMonths(administeredOn, months), expiresOn)) <= 45,
  );
  if (near || usual.length === 0) return [];
  return [{ code: 'unusual_duration', path, message: texts.unusual_duration(nameOf(vaccine)) }];
}

function implausibleSpecies(vaccine: Vaccine, species: Species): DoseProblem[] {
  if (vaccine.species.includes(species)) return [];
  return [{ code: 'other_species', path: 'vaccine', message: texts.other_species(nameOf(vaccine)) }];
}

function implausibleProduct(dose: DoseDraft, vaccine: Vaccine): DoseProblem[] {
  const known = products.find((product) => product.name.toLowerCase() === dose.product?.trim().toLowerCase());
  const listed = known && findVaccine(known.vaccine);
  if (!known || !listed || listed.code === vaccine.code) return [];
  const message = texts.product_mismatch(known.name, nameOf(listed));
  return [{ code: 'product_mismatch', path: 'product', message }];
}

function implausibleRepeat(dose: DoseDraft, around: DoseSurroundings): DoseProblem[] {
  const duplicate = around.others.some((other) => isSameDose(other, dose));
  if (!duplicate) return [];
  return [{ code: 'already_recorded', path: 'administeredOn', message: texts.already_recorded }];
}
