import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/index.ts';

/** Messages a mail server has taken: one that was is not handed over again, even if its job was cut short. */
export const mailTaken = pgTable(
  'mail_taken',
  { id: uuid('id').primaryKey(), at: instant('at').notNull() },
  (table) => [index('mail_taken_at').on(table.at)],
);
