import type { ApiScope } from '@clearpaw/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/** Keys with which programs call for a business. The keys themselves are not stored, only their hashes. */
export const apiKeyTable = pgTable(
  'api_key',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    /** The beginning and the end of the key, so that people recognize it. */
    hint: text('hint').notNull(),
    scopes: jsonb('scopes').$type<readonly ApiScope[]>().notNull(),
    /** The key works while this person is an owner of the business. */
    createdBy: uuid('created_by').references(() => userTable.id, { onDelete: 'set null' }),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at'),
    lastUsedAt: instantColumn('last_used_at'),
    revokedAt: instantColumn('revoked_at'),
    /** The key before the last rotation, valid until `oldKeyEndsAt`. */
    oldHash: text('old_hash').unique(),
    oldKeyEndsAt: instantColumn('old_key_ends_at'),
  },
  (table) => [index('api_key_business').on(table.businessId, table.id)],
);
