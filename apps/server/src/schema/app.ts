import type { AppScope } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/**
 * Apps that a business registered so that they can ask people for access. Their names and secrets are in
 * `oauth_client`.
 */
export const appTable = pgTable(
  'app',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull().unique(),
    createdBy: uuid('created_by').references(() => userTable.id, { onDelete: 'set null' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('app_business').on(table.businessId, table.id)],
);

/**
 * What someone allowed an app: for one business, or for their own pets. Ended grants stay, because the audit log names
 * them.
 */
export const appGrantTable = pgTable(
  'app_grant',
  {
    id: uuid('id').primaryKey(),
    /** Null once the app is deleted. */
    appId: uuid('app_id').references(() => appTable.id, { onDelete: 'set null' }),
    /** The app's name at the time of consent. */
    name: text('name').notNull(),
    /** The person who gave access; the grant is valid while this person manages the business. */
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Null if a pet owner gave access to their own pets. */
    businessId: uuid('business_id').references(() => businessTable.id, { onDelete: 'cascade' }),
    scopes: jsonb('scopes').$type<readonly AppScope[]>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    uniqueIndex('app_grant_of_business')
      .on(table.appId, table.businessId)
      .where(sql`ended_at is null and business_id is not null`),
    uniqueIndex('app_grant_of_person')
      .on(table.appId, table.uid)
      .where(sql`ended_at is null and business_id is null`),
    index('app_grant_business').on(table.businessId, table.id),
    index('app_grant_uid').on(table.uid, table.id),
  ],
);
