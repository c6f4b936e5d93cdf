import { z } from 'zod';
import { slug } from '../businesses/business.ts';
import { id, line, listOf, paging, unary } from '../define/index.ts';
import { connectedPet } from './connected-pet.ts';

const locationSharing = z.strictObject({
  businessId: id,
  /** The names of the other locations of the account that runs the business; empty if it runs only this one. */
  otherLocations: z.array(z.string()),
  /** Whether the owner lets the other locations find the pet. */
  shared: z.boolean(),
  /** The location whose connection allowed this one, and with which it ends; null for a connection of its own. */
  through: z.string().nullable(),
});

/** A pet that is connected at another location, as far as that connection allows, with the verdict by the rules here. */
const petAtOtherLocation = z.strictObject({
  ...connectedPet.pick({
    petId: true,
    petName: true,
    species: true,
    breed: true,
    colour: true,
    alerts: true,
    photoPath: true,
    scope: true,
    verdict: true,
  }).shape,
  locationName: z.string(),
});

/** A pet's connection to one location, for the other locations of the same account. */
export const locationSharingFunctions = {
  listOtherLocations: unary(
    z.strictObject({ slug, ...paging }),
    listOf(z.strictObject({ name: z.string() })),
    {
      summary: 'Lists the names of the other locations that the owner of a business runs.',
    },
  ),
  listLocationSharing: unary(z.strictObject({ petId: id, ...paging }), listOf(locationSharing), {
    summary: 'Lists for each connection of a pet whether the other locations may find the pet.',
  }),
  /** Ending it ends the connections that it allowed, at once. */
  setLocationSharing: unary(
    z.strictObject({ petId: id, businessId: id, share: z.boolean() }),
    locationSharing,
    { summary: "Lets a business's other locations find a connected pet, or stops that." },
  ),
  /** Without a search, all of them; with `petId`, at most that pet. */
  listPetsAtOtherLocations: unary(
    z.strictObject({
      businessId: id,
      search: line(80).optional(),
      petId: id.optional(),
      ...paging,
    }),
    listOf(petAtOtherLocation),
    { summary: "Lists the pets that the business's other locations may share with it, by name." },
  ),
};
