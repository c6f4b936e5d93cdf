import { z } from 'zod';
import { id, idempotencyKey, line, paging, stream, unary } from '../define/index.ts';
import { dueFilter, dueItem, duePet, duePreview, dueProgress, dueTotals } from './due-report.ts';

/** Quoted as the business's own words; links are refused, because our emails contain only our own. */
const message = line(500).refine(
  (text) => !/https?:|www\./i.test(text),
  'Remove web addresses. The reminder already links to the pet.',
);

export const dueReports = {
  /** The most urgent pets first; a page is so many pets, with all of their requirements that fit the filter. */
  getDueReport: unary(
    z.strictObject({ ...dueFilter, ...paging }),
    z.strictObject({
      items: z.array(dueItem),
      pets: z.array(duePet),
      /** On the first page alone. */
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
  /** Reminds the owners one after the other, each pet and rule at most once in 14 days. */
  sendDueReminder: unary(
    z.strictObject({ ...dueFilter, message: message.optional(), idempotencyKey: idempotencyKey.optional() }),
    z.strictObject({ reminderId: id, owners: z.int().min(0) }),
    { summary: 'Emails the owners in the due report.' },
  ),
  /** How far the newest reminder of this business is, now and whenever that changes. */
  watchDueReminder: stream(z.strictObject({ businessId: id }), dueProgress, {
    summary: 'Streams how far the sending of a reminder is.',
  }),
};
