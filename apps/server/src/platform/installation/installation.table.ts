import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/index.ts';

/** Why this database may not send anything to the outside. */
export const stopReasons = [
  'other_database',
  'storage_ahead',
  'storage_of_another',
  'storage_changed',
  'restored',
  'unchecked',
] as const;

export type StopReason = (typeof stopReasons)[number];

/**
 * One row: which database this is, and what it last wrote beside the stored files. A database that was restored or
 * copied also contains the row, which then no longer matches.
 */
export const installationTable = pgTable('installation', {
  id: text('id').primaryKey(),
  /** The result of `readDatabaseIdentity` when the row was written. */
  database: text('database').notNull(),
  /** Also in the marker beside the files; changes every minute. */
  token: uuid('token').notNull(),
  isMarked: boolean('is_marked').notNull(),
  stoppedFor: text('stopped_for', { enum: stopReasons }),
  checkedAt: instantColumn('checked_at').notNull(),
});

/** The only row's key. */
export const installationId = 'this';
