import { petStates } from '@clearpaw/domain';
import { z } from 'zod';
import { empty, id, idempotencyKey, instant, listOf, paging, unary } from '../define/index.ts';
import { pet, petFields } from './pet.ts';

const changes = z.strictObject(petFields).partial();
const { name, species } = petFields;

export const pets = {
  createPet: unary(changes.extend({ name, species, idempotencyKey: idempotencyKey.optional() }), pet),
  /** `ifUpdatedAt` refuses the write (`ABORTED`) when somebody else changed the pet meanwhile. */
  updatePet: unary(changes.extend({ petId: id, ifUpdatedAt: instant.optional() }), pet),
  getPet: unary(z.strictObject({ petId: id }), pet),
  listPets: unary(z.strictObject({ state: z.enum(petStates).default('active'), ...paging }), listOf(pet)),
  deletePet: unary(z.strictObject({ petId: id }), empty),
};
