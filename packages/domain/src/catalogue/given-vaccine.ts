import { customVaccine, vaccineNamed } from './custom-vaccine.ts';
import type { catalogueNames } from './names.gen.ts';
import { findVaccine, type Vaccine } from './vaccine.ts';

/** Which vaccine a dose is of: a code of the catalogue, or `custom` with the name its owner wrote. */
export type GivenVaccine = { readonly vaccine: string; readonly vaccineName?: string | null | undefined };

/** The vaccine of a dose, by code or by its own name; null if neither identifies one. */
export function vaccineGiven({ vaccine, vaccineName }: GivenVaccine): Vaccine | null {
  if (vaccine !== customVaccine) return findVaccine(vaccine);
  return vaccineName?.trim() ? vaccineNamed(vaccineName) : null;
}

/** The name of a dose's vaccine on screens and in emails; the bare code if no name is known. */
export function nameOfVaccine(dose: GivenVaccine): string {
  return vaccineGiven(dose)?.name ?? dose.vaccine;
}

/** The same in a language: a vaccine that the catalogue does not list keeps the name it was given. */
export function nameOfVaccineIn({ vaccines }: typeof catalogueNames, dose: GivenVaccine): string {
  const known: Readonly<Partial<Record<string, string>>> = vaccines;
  return known[dose.vaccine] ?? nameOfVaccine(dose);
}
