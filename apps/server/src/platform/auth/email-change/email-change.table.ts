import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../database/index.ts';
import { userTable } from '../auth.table.ts';

/**
 * A change of email address: first requested (`changedAt` is null, the mailed link confirms it), then made (the link
 * mailed to the old address takes it back until `expiresAt`). Of each link only a hash is stored.
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
    /** The second step as it was when the address changed; one that was set up later goes when it is taken back. */
    twoFactorId: uuid('two_factor_id'),
  },
  (table) => [
    uniqueIndex('email_change_token').on(table.tokenHash),
    index('email_change_user').on(table.userId),
    index('email_change_old_email').on(table.oldEmail).where(sql`changed_at is not null`),
    index('email_change_expires_at').on(table.expiresAt),
  ],
);
