import type { reviews as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { listRejectedDoses } from './list-rejected-doses.ts';
import { listReviewQueue } from './list-review-queue.ts';
import { requestReview } from './request-review.ts';
import { reviewRecord } from './review-record.ts';
import { reviewVaccination } from './review-vaccination.ts';

export const reviewFunctions: Implementations<typeof promised> = {
  listRejectedDoses,
  listReviewQueue,
  requestReview,
  reviewRecord,
  reviewVaccination,
};
