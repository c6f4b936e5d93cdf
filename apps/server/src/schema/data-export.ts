import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** Addresses under which somebody's data can be fetched for a while. The secret part itself is not kept. */
export const dataExportTable = pgTable(
  'data_export',
  {
    keyHash: text('key_hash').primaryKey(),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('data_export_uid').on(table.uid)],
);
