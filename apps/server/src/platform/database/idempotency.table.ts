import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';

/** First results of writes that may be retried; stored for 30 days. */
export const idempotencyKeysTable = pgTable(
  'idempotency_key',
  {
    uid: uuid('uid').notNull(),
    key: text('key').notNull(),
    inputHash: text('input_hash').notNull(),
    result: json('result').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.key] }),
    index('idempotency_key_created_at').on(table.createdAt),
  ],
);
