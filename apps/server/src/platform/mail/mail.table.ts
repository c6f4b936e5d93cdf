import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/index.ts';

/**
 * Messages whose last byte was sent to a mail server, and whether it accepted them. An accepted message is not sent
 * again, even if its job was interrupted; if the reply is missing, only the mail server knows.
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
