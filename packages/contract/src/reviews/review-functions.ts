import { speciesList } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant, line, listOf, paging, unary } from '../define/index.ts';
import { vaccination } from '../vaccinations/index.ts';

/** A record that waits to be looked at; asked for by somebody, or by a rule that wants more than a document. */
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
  requestReview: unary(
    z.strictObject({ businessId: id, vaccinationId: id }),
    z.strictObject({ businessId: id, vaccinationId: id, since: instant }),
  ),
};
