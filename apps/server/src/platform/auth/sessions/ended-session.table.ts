import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../database/index.ts';

/**
 * Sessions that ended recently. A database trigger adds every deleted session, however it was deleted, and notifies
 * every server (migration `accounts-and-sessions`).
 */
export const endedSessionTable = pgTable(
  'ended_session',
  {
    id: uuid('id').primaryKey(),
    endedAt: instantColumn('ended_at').notNull(),
  },
  (table) => [index('ended_session_ended_at').on(table.endedAt)],
);
