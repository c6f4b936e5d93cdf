import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/index.ts';

/**
 * Messages whose last byte went to a mail server, and whether it said yes. One that was taken is not handed over again,
 * even if its job was cut short; of one that waits for the yes only the mail server knows.
 */
export const mailDeliveryTable = pgTable(
  'mail_taken',
  {
    id: uuid('id').primaryKey(),
    at: instantColumn('at').notNull(),
    sure: boolean('sure').notNull().default(true),
  },
  (table) => [index('mail_taken_at').on(table.at)],
);
