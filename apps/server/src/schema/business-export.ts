import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/** Temporary addresses of a business's export. Their secret part is not stored. */
export const businessExportTable = pgTable(
  'business_export',
  {
    keyHash: text('key_hash').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    /** The person who requested it. */
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    index('business_export_of_business').on(table.businessId),
    index('business_export_uid').on(table.uid),
  ],
);
