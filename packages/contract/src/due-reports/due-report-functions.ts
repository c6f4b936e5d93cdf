import { z } from 'zod';
import { id, idempotencyKey, line, paging, stream, unary } from '../define/index.ts';
import { dueFilter, dueItem, duePet, duePreview, dueProgress, dueTotals } from './due-report.ts';

/** Quoted as the business's own words. Links are refused, because our emails contain only our own links. */
const message = line(500).refine(
  (text) => !/https?:|www\./i.test(text),
  'Remove web addresses. The reminder already links to the pet.',
);

export const dueReports = {
  /** Most urgent pets first. The limit counts pets; each comes with all of its requirements that fit the filter. */
  getDueReport: unary(
    z.strictObject({ ...dueFilter, ...paging }),
    z.strictObject({
      items: z.array(dueItem),
      pets: z.array(duePet),
      /** On the first page only. */
      totals: dueTotals.nullable(),
      nextCursor: z.string().nullable(),
    }),
    {
      summary:
        'Lists the pets of a business with records that are missing or run out within a number of days.',
    },
  ),
  previewDueReminder: unary(z.strictObject({ ...dueFilter, message: message.optional() }), duePreview, {
    summary: 'Returns what a reminder to the owners in the due report would say, and how many would get it.',
  }),
  /** Reminds the owners one after the other, about each pet and rule at most once in 14 days. */
  sendDueReminder: unary(
    z.strictObject({ ...dueFilter, message: message.optional(), idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ reminderId: id, owners: z.int().min(0) }),
    { summary: 'Emails the owners in the due report.' },
  ),
  /** The progress of the business's newest reminder: once at the start, then after each change. */
  watchDueReminder: stream(z.strictObject({ businessId: id }), dueProgress, {
    summary: 'Streams how far the sending of a reminder is.',
  }),
};
