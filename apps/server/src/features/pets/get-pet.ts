import type { AuditedCall } from '../audit/index.ts';
import { readPet } from './pet-access.ts';
import { type PresentedPet, presentPet } from './pet-presenter.ts';

export async function getPet(call: AuditedCall, input: { petId: string }): Promise<PresentedPet> {
  const { pet, access } = await readPet(call, input.petId);
  return presentPet(pet, access);
}
