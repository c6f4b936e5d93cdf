import type { Species } from '../../catalogue/index.ts';

/** The recorded sex; 'unknown' is a deliberate answer, not a missing one. */
export const sexes = ['male', 'female', 'unknown'] as const;
export type Sex = (typeof sexes)[number];

/** How exactly a birth date is known: a partial date means any day of its month or year. */
export const birthPrecisions = ['day', 'month', 'year'] as const;
export type BirthPrecision = (typeof birthPrecisions)[number];

/** What the engine reads about a pet. `bornOn` is `YYYY-MM-DD`, `weightKg` kilograms; null is unknown. */
export type PetFacts = {
  readonly species: Species;
  readonly bornOn: string | null;
  readonly bornOnPrecision: BirthPrecision | null;
  readonly sex: Sex;
  readonly sterilized: boolean | null;
  readonly microchip: string | null;
  readonly weightKg: number | null;
};
