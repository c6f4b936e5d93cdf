import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** The current entitlement of each person; a person without a row has the free plan. */
export const entitlementTable = pgTable(
  'entitlement',
  {
    uid: uuid('uid')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    businessConnect: boolean('business_connect').notNull(),
    tier: text('tier', { enum: ['free', 'business'] }).notNull(),
    source: text('source').notNull(),
    currentPeriodEnd: instantColumn('current_period_end'),
    /** Later than the end of the period while a payment is awaited; if null, the end of the period counts. */
    accessEndsAt: instantColumn('access_ends_at'),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('entitlement_due').on(table.accessEndsAt).where(sql`${table.businessConnect}`)],
);
