import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** The record named "current" of each person; who has none is free. */
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
    /** Later than the period's end while a payment is awaited; without one of its own the period's end counts. */
    accessEndsAt: instantColumn('access_ends_at'),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('entitlement_due').on(table.accessEndsAt).where(sql`${table.businessConnect}`)],
);
