import { z } from 'zod';
import { calendarDate, id, idempotencyKey, instant, unary } from '../define/index.ts';
import { businessSummary, overlap, presence } from './insight.ts';

/** Dates in the business's time zone, inclusive. */
const span = { from: calendarDate, to: calendarDate };

export const insight = {
  getBusinessSummary: unary(z.strictObject({ businessId: id, ...span }), businessSummary, {
    summary: "Returns totals of a business's check-ins and refusals between two dates, by day and hour.",
  }),
  /** The pets that were on site at a moment, and the proof that was known when they arrived. */
  getAsOfReport: unary(
    z.strictObject({ businessId: id, at: instant }),
    z.strictObject({ items: z.array(presence) }),
    { summary: 'Returns which pets were connected and cleared at a moment in the past.' },
  ),
  /** The pets that were on site at the same time as a pet. */
  findOverlaps: unary(
    z.strictObject({ businessId: id, petId: id, ...span }),
    z.strictObject({ items: z.array(overlap) }),
    { summary: 'Lists the pets that were at a business at the same time as a pet.' },
  ),
  /**
   * Emails the owners of the pets that were on site at the same time as a pet. The email names neither that pet nor the
   * reason.
   */
  notifyOverlaps: unary(
    z.strictObject({ businessId: id, petId: id, ...span, idempotencyKey }),
    z.strictObject({ notified: z.int().min(0) }),
    { summary: 'Notifies the owners of the pets that were at a business at the same time as a pet.' },
  ),
};
