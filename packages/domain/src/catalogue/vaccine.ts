import rows from './data/vaccines.json' with { type: 'json' };
import { catalogueNames } from './names.gen.ts';
import type { Species } from './species.ts';

const names: Readonly<Partial<Record<string, string>>> = catalogueNames.vaccines;

/**
 * One kind of vaccine, as certificates name it. `validMonths` is the usual duration of a dose, null if there is none;
 * `routes` are labels whose first word is a route; `onsetDays` is when protection is normally reached. Sources: AAHA
 * canine 2022, AAHA/AAFP feline 2020, WSAVA 2024. A date printed by the vet always takes precedence.
 */
export type Vaccine = {
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
  /** The English name as certificates print it; vaccines are recognized by it, the abbreviations and the synonyms. */
  readonly printedName: string;
  readonly abbreviations: readonly string[];
  readonly synonyms: readonly string[];
  readonly species: readonly Species[];
  readonly antigens: readonly string[];
  readonly optionalAntigens: readonly string[];
  readonly validMonths: number | null;
  readonly routes: readonly string[];
  readonly targets: readonly string[];
  readonly onsetDays: number | null;
  readonly status: string;
  readonly intervalsMonths: readonly number[];
  readonly labelMonths: readonly number[];
};

/** Every vaccine of the catalogue. */
export const vaccines: readonly Vaccine[] = rows.map(({ name: printedName, ...row }) => ({
  ...(row as Omit<Vaccine, 'name' | 'printedName'>),
  ...{ name: names[row.code] ?? printedName, printedName },
}));

const byCode: ReadonlyMap<string, Vaccine> = new Map(vaccines.map((vaccine) => [vaccine.code, vaccine]));

/** The vaccine with this code, or null where the catalogue lists none. */
export function findVaccine(code: string): Vaccine | null {
  return byCode.get(code) ?? null;
}
