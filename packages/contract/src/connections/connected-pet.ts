import { connectionScopes, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { verdict } from '../compliance/index.ts';
import { code, id, instant } from '../define/index.ts';

/** A connection as its business sees it. */
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

/** Whose pet it is, and how many of theirs are connected. */
export const customerOfPet = z.strictObject({ id, pets: z.int() });

/** A connection in the list; it has no customer where a server of an earlier release made it, until the next visit. */
export const listedPet = z.strictObject({ ...connectedPet.shape, customer: customerOfPet.nullable() });
