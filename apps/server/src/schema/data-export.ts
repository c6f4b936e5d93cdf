import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** Temporary addresses of a person's data export. Their secret part is not stored. */
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
