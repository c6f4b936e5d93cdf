import type { OutputOf, pets } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';
import type { PetRow } from './pet-access.ts';

export type PresentedPet = OutputOf<typeof pets.getPet>;

/** A pet as shown to its owner, a co-owner, or a business with scope `records`. */
export function presentPet(row: PetRow, access: PresentedPet['access']): PresentedPet {
  const { specimen: _internal, stateBefore: _before, species, clinic, ...rest } = row;
  const { createdAt, updatedAt, endedAt, deletedAt, ...shown } = rest;
  return {
    ...shown,
    access,
    species: species as Species,
    clinic: clinic ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
