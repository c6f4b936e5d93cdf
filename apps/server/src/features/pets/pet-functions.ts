import type { pets as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createPet } from './create-pet.ts';
import { deletePet } from './delete-pet.ts';
import { getPet } from './get-pet.ts';
import { listCoOwners } from './list-co-owners.ts';
import { listPets } from './list-pets.ts';
import { restorePet } from './restore-pet.ts';
import { sharePet } from './share-pet.ts';
import { unsharePet } from './unshare-pet.ts';
import { updatePet } from './update-pet.ts';

export const petFunctions: Implementations<typeof promised> = {
  createPet,
  deletePet,
  getPet,
  listCoOwners,
  listPets,
  restorePet,
  sharePet,
  unsharePet,
  updatePet,
};
