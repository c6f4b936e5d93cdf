import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/index.ts';

/** How much of a limit was used in its current window, by limit and subject; shared by every server. */
export const budgetTable = pgTable(
  'budget',
  {
    /** The limit's name and a keyed hash of the subject: the table itself identifies no one. */
    key: text('key').primaryKey(),
    used: bigint('used', { mode: 'number' }).notNull(),
    windowEndsAt: instantColumn('window_ends_at').notNull(),
  },
  (table) => [index('budget_window_ends_at').on(table.windowEndsAt)],
);
