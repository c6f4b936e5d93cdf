import type { PetFacts, Species } from '@clearpaw/domain';
import type { PetRow } from './pet-access.ts';

export function petFactsOf(row: PetRow): PetFacts {
  const { bornOn, bornOnPrecision, sex, sterilized, microchip, weightKg } = row;
  return { species: row.species as Species, bornOn, bornOnPrecision, sex, sterilized, microchip, weightKg };
}
