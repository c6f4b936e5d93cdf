import rows from './data/antigens.json' with { type: 'json' };
import type { Species } from './species.ts';

/** What a vaccine protects against. `abbreviations` are the letters certificates use for it. */
export type Antigen = {
  readonly code: string;
  readonly name: string;
  readonly disease: string;
  readonly species: readonly Species[];
  readonly abbreviations: readonly string[];
};

/** Every antigen of the catalogue. */
export const antigens: readonly Antigen[] = rows as readonly Antigen[];

const byCode: ReadonlyMap<string, Antigen> = new Map(antigens.map((antigen) => [antigen.code, antigen]));

/** The antigen with this code, or null where the catalogue lists none. */
export function findAntigen(code: string): Antigen | null {
  return byCode.get(code) ?? null;
}
