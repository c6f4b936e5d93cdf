import { speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

const count = z.int().min(0);

/** A pet that a business entered without an account of its owner, and how much is recorded about it. */
export const guest = z.strictObject({
  guestPetId: id,
  name: z.string(),
  species: z.enum(speciesList),
  breed: z.string().nullable(),
  /** When the business entered it. */
  since: instant,
  vaccinations: count,
  otherRecords: count,
  visits: count,
  signatures: count,
});

/** A guest that may be this pet, as shown to its owner. */
export const guestMatch = z.strictObject({
  ...guest.shape,
  businessId: id,
  businessName: z.string(),
  /** Whether the owner said yes, and the business has not decided yet. */
  isRequested: z.boolean(),
});

/** A guest and a connected pet that its owner calls the same, as shown to the business. */
export const guestMerge = z.strictObject({
  ...guest.shape,
  petId: id,
  petName: z.string(),
  petBreed: z.string().nullable(),
  petColour: z.string().nullable(),
  petPhotoPath: z.string().nullable(),
  askedAt: instant,
});
