import rows from './data/antigens.json' with { type: 'json' };
import { catalogueNames } from './names.gen.ts';
import type { Species } from './species.ts';

const diseases: Readonly<Partial<Record<string, string>>> = catalogueNames.diseases;

/** What a vaccine protects against. `abbreviations` are the letters certificates use for it. */
export type Antigen = {
  readonly code: string;
  readonly name: string;
  readonly disease: string;
  readonly species: readonly Species[];
  readonly abbreviations: readonly string[];
};

/** Every antigen of the catalogue. */
export const antigens: readonly Antigen[] = (rows as readonly Omit<Antigen, 'disease'>[]).map((row) => ({
  ...row,
  disease: diseases[row.code] ?? row.name,
}));

const byCode: ReadonlyMap<string, Antigen> = new Map(antigens.map((antigen) => [antigen.code, antigen]));

/** The antigen with this code, or null where the catalogue lists none. */
export function findAntigen(code: string): Antigen | null {
  return byCode.get(code) ?? null;
}
