import { speciesList, unsignedReasons } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id, instant } from '../define/index.ts';

const reason = z.enum(unsignedReasons);
const count = z.int().min(0);

/** Which pets are listed: all without a signature that counts, or those for one reason. */
export const unsignedFilter = { waiverId: id, reason: reason.optional() };

/** A connected pet for which no signature counts today. */
export const unsignedPet = z.strictObject({
  petId: id,
  petName: z.string(),
  species: z.enum(speciesList),
  colour: z.string().nullable(),
  photoPath: z.string().nullable(),
  /** As shared with the business, or as staff entered it; null if it is not known. */
  ownerName: z.string().nullable(),
  /** Whether the owner has an account, and can be asked to sign on their own device. */
  hasAccount: z.boolean(),
  reason,
  /** The version and the day of the last signature; null if there is none. */
  signedVersion: z.int().nullable(),
  signedOn: calendarDate.nullable(),
  /** When the owner was last asked; null if that was more than a day ago, or never. */
  askedAt: instant.nullable(),
});

/** Over all pages and whatever was searched for: the connected pets, those without a signature, and why. */
export const unsignedTotals = z.strictObject({
  connected: count,
  unsigned: count,
  never: count,
  outdated: count,
  expired: count,
});

/** How many owners were asked, were already asked within a day, or have no account to be asked at. */
export const askedCounts = z.strictObject({
  asked: count,
  alreadyAsked: count,
  withoutAccount: count,
  /** More than one call may ask; ask again for the rest. */
  remaining: count,
});
