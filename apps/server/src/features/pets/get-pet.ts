import type { Call } from '../../platform/http/index.ts';
import { readablePet } from './pet-access.ts';
import { type Pet, presentPet } from './pet-presenter.ts';

export async function getPet(call: Call, input: { petId: string }): Promise<Pet> {
  return presentPet(await readablePet(call, input.petId));
}
