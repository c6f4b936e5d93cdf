import { speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line, listOf, paging, unary } from '../define/index.ts';
import { vaccination } from '../vaccinations/index.ts';

/** The kinds of records that a business can review. */
const reviewableKinds = ['vaccination'] as const;

/** A record that waits for review; requested by a person, or by a rule that requires more than a document. */
const waiting = z.strictObject({
  vaccination,
  pet: z.strictObject({
    id,
    name: z.string(),
    species: z.enum(speciesList),
    bornOn: z.string().nullable(),
    microchip: z.string().nullable(),
  }),
  askedBy: z.enum(['person', 'rule']),
  since: instant,
});

export const reviews = {
  reviewVaccination: unary(
    z.strictObject({
      businessId: id,
      vaccinationId: id,
      decision: z.enum(['verify', 'reject']),
      note: line(500).optional(),
    }),
    vaccination,
  ),
  listReviewQueue: unary(z.strictObject({ businessId: id, ...paging }), listOf(waiting)),
  /**
   * Asks a business to review a record. Where the pet is connected with scope `verdict`, the owner's request shares
   * this one record and its documents with the business's reviewers until they have decided: `shared` says so.
   */
  requestReview: unary(
    z.union([
      z.strictObject({ businessId: id, kind: z.enum(reviewableKinds), recordId: id }),
      z.strictObject({ businessId: id, vaccinationId: id }),
    ]),
    z.strictObject({
      businessId: id,
      kind: z.enum(reviewableKinds),
      recordId: id,
      vaccinationId: id,
      since: instant,
      shared: z.boolean(),
    }),
  ),
  /**
   * Doses that an offline scanner must not count: fingerprints of those that this business rejected. Each is the
   * first 22 characters of the base64url SHA-256 of `{petId} {vaccine} {administeredOn}`, so no pet can be read from
   * it.
   */
  listRejectedDoses: unary(
    z.strictObject({ businessId: id, ...paging }),
    listOf(z.string().regex(/^[A-Za-z0-9_-]{22}$/)),
  ),
};
