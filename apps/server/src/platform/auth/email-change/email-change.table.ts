import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../database/index.ts';
import { userTable } from '../auth.table.ts';

/**
 * A change of email address: first requested (`changedAt` is null, the emailed link confirms it), then made (the link
 * emailed to the old address undoes it until `expiresAt`). Only a hash of each link is stored.
 */
export const emailChangeTable = pgTable(
  'email_change',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    tokenHash: text('token_hash').notNull(),
    requestedAt: instantColumn('requested_at').notNull(),
    changedAt: instantColumn('changed_at'),
    expiresAt: instantColumn('expires_at').notNull(),
    /** The second step at the time of the change; one set up later is removed when the change is undone. */
    twoFactorId: uuid('two_factor_id'),
  },
  (table) => [
    uniqueIndex('email_change_token').on(table.tokenHash),
    index('email_change_user').on(table.userId),
    index('email_change_old_email').on(table.oldEmail).where(sql`changed_at is not null`),
    index('email_change_expires_at').on(table.expiresAt),
  ],
);
