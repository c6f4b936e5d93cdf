import { routes } from './route.ts';
import type { Vaccine } from './vaccine.ts';

/** The code of a vaccine that the catalogue does not list; the record names it in `vaccineName`. */
export const customVaccine = 'custom';

const prefix = `${customVaccine}:`;

/** The longest name of such a vaccine, in characters. */
export const maxVaccineName = 60;

/**
 * The target code of a vaccine identified by its name: `custom:Myxo-RHD shot`. Names are compared without case and
 * surrounding blanks.
 */
export function customTarget(name: string): string {
  return `${prefix}${name.trim()}`;
}

/** The name in such a target, as it was typed; null for targets of the catalogue and for an empty name. */
export function customNameOf(target: string): string | null {
  if (!target.startsWith(prefix)) return null;
  const name = target.slice(prefix.length).trim();
  return name.length > 0 && name.length <= maxVaccineName ? name : null;
}

/** The antigen of a custom vaccine: the same for every spelling with the same meaning. */
export function customAntigen(name: string): string {
  return prefix + name.trim().normalize('NFC').toLowerCase();
}

/** A vaccine of which only the name is known, with one antigen of its own and no usual duration. */
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
    // The route is not known, so every route is possible.
    routes,
    targets: [customTarget(name)],
    onsetDays: null,
    status: 'custom',
    intervalsMonths: [],
    labelMonths: [],
  };
}
