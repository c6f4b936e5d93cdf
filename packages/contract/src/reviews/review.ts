import { reviewDecisions } from '@clearpaw/domain';
import { z } from 'zod';
import { id, instant } from '../define/index.ts';

/** What one business decided about the record as it is now. A business sees its own decisions alone. */
export const review = z.strictObject({
  businessId: id,
  businessName: z.string(),
  decision: z.enum(reviewDecisions),
  note: z.string().nullable(),
  at: instant,
});
/** A business that was asked to review the record and has not decided yet. */
export const reviewRequest = z.strictObject({ businessId: id, businessName: z.string(), at: instant });

/** What the pet's carers, or a business about itself, read of the reviews of a record. */
export const reviewed = {
  reviews: z.array(review).optional(),
  reviewRequests: z.array(reviewRequest).optional(),
};
