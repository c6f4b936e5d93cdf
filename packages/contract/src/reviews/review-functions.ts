import { reviewableKinds, reviewDecisions, speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { careShapes } from '../care-records/care-record.ts';
import { id, instant, line, listOf, paging, unary } from '../define/index.ts';
import { document } from '../documents/document.ts';
import { vaccination } from '../vaccinations/index.ts';

/** A record that waits for review, because a person requested it or a rule requires more than a document. */
const waiting = z.strictObject({
  kind: z.enum(reviewableKinds),
  /** Set if the record is a vaccination; every other kind is in `record`. */
  vaccination: vaccination.optional(),
  record: z.union([careShapes.test, careShapes.treatment, careShapes.exemption, document]).optional(),
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
      decision: z.enum(reviewDecisions),
      note: line(500).optional(),
    }),
    vaccination,
    { summary: 'Verifies or rejects a vaccination for one business.' },
  ),
  /** The same for any other kind of record that rules may require. */
  reviewRecord: unary(
    z.strictObject({
      businessId: id,
      kind: z.enum(reviewableKinds),
      recordId: id,
      decision: z.enum(reviewDecisions),
      note: line(500).optional(),
      /** The record's `updatedAt` as the reviewer read it; refused if its owner has corrected it since. */
      seenAt: instant.optional(),
    }),
    z.strictObject({
      kind: z.enum(reviewableKinds),
      recordId: id,
      decision: z.enum(reviewDecisions),
      note: z.string().nullable(),
      at: instant,
    }),
    { summary: 'Verifies or rejects a record of any kind for one business.' },
  ),
  listReviewQueue: unary(z.strictObject({ businessId: id, ...paging }), listOf(waiting), {
    summary: "Lists the records that wait for a business's review, oldest first.",
  }),
  /**
   * Asks a business to review a record. If the pet is connected with scope `verdict`, the request shares this one
   * record and its documents with the business's reviewers until they have decided: `shared` then is true.
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
      /** The id of the record again, if it is a vaccination. */
      vaccinationId: id.optional(),
      since: instant,
      shared: z.boolean(),
    }),
    { summary: 'Asks a business to review a record.' },
  ),
  /**
   * Fingerprints of the doses that this business rejected, which an offline scanner must not count. Each is the first
   * 22 characters of the base64url SHA-256 of `{petId} {vaccine} {administeredOn}`, so no pet can be read from it.
   */
  listRejectedDoses: unary(
    z.strictObject({ businessId: id, ...paging }),
    listOf(z.string().regex(/^[A-Za-z0-9_-]{22}$/)),
    { summary: 'Lists the vaccinations that a business has rejected.' },
  ),
};
