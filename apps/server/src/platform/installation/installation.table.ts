import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/index.ts';

/** Why this database may not act outside itself. */
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
 * One row: which database this is, and what it last wrote beside the stored files. A database that was restored or copied
 * brings the row along, and it no longer fits.
 */
export const installationTable = pgTable('installation', {
  id: text('id').primaryKey(),
  /** As `readDatabaseIdentity` answers where the row was written. */
  database: text('database').notNull(),
  /** Stands in the marker beside the files as well, and changes every minute. */
  token: uuid('token').notNull(),
  isMarked: boolean('is_marked').notNull(),
  stoppedFor: text('stopped_for', { enum: stopReasons }),
  checkedAt: instantColumn('checked_at').notNull(),
});

/** The only row's key. */
export const installationId = 'this';
