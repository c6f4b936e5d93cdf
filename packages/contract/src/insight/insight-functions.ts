import { z } from 'zod';
import { calendarDate, id, idempotencyKey, instant, unary } from '../define/index.ts';
import { businessSummary, overlap, presence } from './insight.ts';

/** Days in the business's time zone, both inside. */
const span = { from: calendarDate, to: calendarDate };

export const insight = {
  getBusinessSummary: unary(z.strictObject({ businessId: id, ...span }), businessSummary, {
    summary: "Returns totals of a business's check-ins and refusals between two dates, by day and hour.",
  }),
  /** Who was on site at a moment, and what proof was known when they arrived. */
  getAsOfReport: unary(
    z.strictObject({ businessId: id, at: instant }),
    z.strictObject({ items: z.array(presence) }),
    { summary: 'Returns which pets were connected and cleared at a moment in the past.' },
  ),
  /** Who was here together with a pet. */
  findOverlaps: unary(
    z.strictObject({ businessId: id, petId: id, ...span }),
    z.strictObject({ items: z.array(overlap) }),
    { summary: 'Lists the pets that were at a business at the same time as a pet.' },
  ),
  /** Writes to the owners of the pets that were here together with a pet; says neither which pet nor why. */
  notifyOverlaps: unary(
    z.strictObject({ businessId: id, petId: id, ...span, idempotencyKey }),
    z.strictObject({ notified: z.int().min(0) }),
    { summary: 'Notifies the owners of the pets that were at a business at the same time as a pet.' },
  ),
};
