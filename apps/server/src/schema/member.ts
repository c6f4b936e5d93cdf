import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/** The members of a business and their roles. */
export const memberTable = pgTable(
  'member',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['staff', 'manager', 'owner'] }).notNull(),
    joinedAt: instantColumn('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.uid] }), index('member_uid').on(table.uid)],
);
