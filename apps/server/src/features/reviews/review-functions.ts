import type { reviews as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { listReviewQueue } from './list-review-queue.ts';
import { requestReview } from './request-review.ts';
import { reviewVaccination } from './review-vaccination.ts';

export const reviews: Implementations<typeof promised> = {
  listReviewQueue,
  requestReview,
  reviewVaccination,
};
