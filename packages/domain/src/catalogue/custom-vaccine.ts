import { routes } from './route.ts';
import type { Vaccine } from './vaccine.ts';

/** The code of a vaccine that the catalogue does not list; the record names it in `vaccineName`. */
export const customVaccine = 'custom';

const prefix = `${customVaccine}:`;

/** The longest name of such a vaccine, in characters. */
export const maxVaccineName = 60;

/**
 * What a business asks for to mean a vaccine by its name: `custom:Myxo-RHD shot`. Names are compared without case and
 * surrounding blanks.
 */
export function customTarget(name: string): string {
  return `${prefix}${name.trim()}`;
}

/** The name that such a target asks for, as it was typed; null for targets of the catalogue and for no name at all. */
export function customNameOf(target: string): string | null {
  if (!target.startsWith(prefix)) return null;
  const name = target.slice(prefix.length).trim();
  return name.length > 0 && name.length <= maxVaccineName ? name : null;
}

/** The antigen of a vaccine that only its name describes: the same for every spelling that means the same. */
export function customAntigen(name: string): string {
  return prefix + name.trim().normalize('NFC').toLowerCase();
}

/** A vaccine known by its name alone, with one antigen of its own and no usual duration. */
export function vaccineNamed(name: string): Vaccine {
  const antigen = customAntigen(name);
  return {
    code: antigen,
    name: name.trim(),
    printedName: name.trim(),
    abbreviations: [],
    synonyms: [],
    species: [],
    antigens: [antigen],
    optionalAntigens: [],
    validMonths: null,
    // Nothing is known about how it is given, so any way is possible.
    routes,
    targets: [customTarget(name)],
    onsetDays: null,
    status: 'custom',
    intervalsMonths: [],
    labelMonths: [],
  };
}
