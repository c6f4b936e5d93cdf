import { keptPetStates } from '@clearpaw/domain';
import { z } from 'zod';
import { emailAddress, empty, id, idempotencyKey, instant, listOf, paging, unary } from '../define/index.ts';
import { pet, petFields } from './pet.ts';

/** What a co-owner may do: `read` the record, or also edit it (`full`). */
const access = z.enum(['full', 'read']);

const coOwner = z.strictObject({
  /** Null if the person's invitation is pending. */
  uid: id.nullable(),
  email: z.string(),
  displayName: z.string().nullable(),
  access,
});

const changes = z.strictObject(petFields).partial();
const { name, species } = petFields;

/** A warning about the saved pet, shown only to the person who saved it. */
const warning = z.strictObject({ code: z.enum(['microchip_in_use']), path: z.string(), message: z.string() });
const savedPet = pet.extend({ warnings: z.array(warning).optional() });

export const pets = {
  createPet: unary(changes.extend({ name, species, idempotencyKey: idempotencyKey.optional() }), savedPet, {
    summary: 'Creates a pet.',
  }),
  /** `ifUpdatedAt` refuses the write (`ABORTED`) if someone else has changed the pet since. */
  updatePet: unary(changes.extend({ petId: id, ifUpdatedAt: instant.optional() }), savedPet, {
    summary: "Changes a pet's profile, or archives it.",
  }),
  getPet: unary(z.strictObject({ petId: id }), pet, {
    summary: 'Returns a pet.',
    ownerScope: 'pets:read',
  }),
  listPets: unary(
    z.strictObject({ state: z.enum([...keptPetStates, 'all']).default('active'), ...paging }),
    listOf(pet),
    { summary: 'Lists the pets that the caller owns or shares.', ownerScope: 'pets:read' },
  ),
  /** Hides the pet from everyone at once. Its owner may restore it for 30 days; then it is erased. */
  deletePet: unary(z.strictObject({ petId: id }), empty, {
    summary: 'Deletes a pet; it can be restored for 30 days.',
  }),
  restorePet: unary(z.strictObject({ petId: id }), pet, {
    summary: 'Restores a pet that was deleted or archived.',
  }),
  sharePet: unary(z.strictObject({ petId: id, email: emailAddress, access }), pet, {
    summary: 'Shares a pet with a co-owner, who may read or also edit.',
  }),
  listCoOwners: unary(z.strictObject({ petId: id }), listOf(coOwner), {
    summary: "Lists a pet's co-owners.",
  }),
  unsharePet: unary(z.strictObject({ petId: id, email: emailAddress }), empty, {
    summary: 'Stops sharing a pet with a co-owner.',
  }),
};
