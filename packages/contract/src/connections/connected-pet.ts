import { connectionScopes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { verdict } from '../compliance/index.ts';
import { code, id, instant } from '../define/index.ts';

/** A connection as shown to its business. */
export const connectedPet = z.strictObject({
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList),
  breed: z.string().nullable(),
  colour: z.string().nullable(),
  alerts: z.array(z.string()),
  photoPath: z.string().nullable(),
  scope: z.enum(connectionScopes),
  verdict,
  connectedAt: instant,
  lastVisitAt: instant.nullable(),
  lastService: code.nullable(),
});

/** The pet's owner as a customer, and how many of the owner's pets are connected. */
export const customerOfPet = z.strictObject({ id, pets: z.int() });

/**
 * A connection in the list. `customer` is null if a server of an earlier release created the connection, until the next
 * visit.
 */
export const listedPet = z.strictObject({
  ...connectedPet.shape,
  customer: customerOfPet.nullable(),
  /** Whether the business recorded the pet itself, without an account of its owner. */
  isGuest: z.boolean(),
});
