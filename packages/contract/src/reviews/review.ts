import { reviewDecisions } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** One business's decision about the current version of the record. A business sees only its own decisions. */
export const review = z.strictObject({
  businessId: id,
  businessName: z.string(),
  decision: z.enum(reviewDecisions),
  note: z.string().nullable(),
  at: instant,
});
/** A business that was asked to review the record and has not decided yet. */
export const reviewRequest = z.strictObject({ businessId: id, businessName: z.string(), at: instant });

/** The reviews of a record, as shown to the pet's carers; a business sees only its own. */
export const reviewed = {
  reviews: z.array(review).optional(),
  reviewRequests: z.array(reviewRequest).optional(),
};
