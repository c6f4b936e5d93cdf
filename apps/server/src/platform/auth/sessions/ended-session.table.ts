import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../database/index.ts';

/**
 * Sessions that ended a short while ago. A trigger of the database enters each session that is deleted, however it was
 * deleted, and notifies every server (migration `accounts-and-sessions`).
 */
export const endedSessionTable = pgTable(
  'ended_session',
  {
    id: uuid('id').primaryKey(),
    endedAt: instantColumn('ended_at').notNull(),
  },
  (table) => [index('ended_session_ended_at').on(table.endedAt)],
);
