import type { PetFacts, Species } from '@clearpaw/domain';
import type { PetRow } from './pet-access.ts';

/** The columns that rules depend on. */
export type PetFactColumns = Pick<
  PetRow,
  'bornOn' | 'bornOnPrecision' | 'microchip' | 'sex' | 'species' | 'sterilized' | 'weightKg'
>;

export function petFactsOf(row: PetFactColumns): PetFacts {
  const { bornOn, bornOnPrecision, sex, sterilized, microchip, weightKg } = row;
  return { species: row.species as Species, bornOn, bornOnPrecision, sex, sterilized, microchip, weightKg };
}
