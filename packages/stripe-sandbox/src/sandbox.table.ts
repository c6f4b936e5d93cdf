import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, json, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Ledger } from './ledger/index.ts';

/** An instant with time zone, read and written as a Date with millisecond precision. */
const instantColumn = customType<{ data: Date; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => (value instanceof Date ? value : new Date(value)),
  toDriver: (value) => value.toISOString(),
});

/** The sandbox's customers, each with all of their data; `dueAt` is when something is due next. */
export const sandboxCustomerTable = pgTable(
  'sandbox_customer',
  {
    id: text('id').primaryKey(),
    ledger: jsonb('ledger').$type<Ledger>().notNull(),
    dueAt: instantColumn('due_at'),
  },
  (table) => [index('sandbox_customer_due').on(table.dueAt)],
);

/** Events exactly as serialized, and the state of their delivery. */
export const sandboxEventTable = pgTable(
  'sandbox_event',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: text('id').notNull().unique(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    /** Null once it was delivered, or delivery ended without success. */
    nextAttemptAt: instantColumn('next_attempt_at'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('sandbox_event_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('sandbox_event_created_at').on(table.createdAt),
  ],
);

/** First answers, for requests that are repeated with the same idempotency key. */
export const sandboxAnswerTable = pgTable(
  'sandbox_answer',
  {
    key: text('key').primaryKey(),
    request: text('request').notNull(),
    answer: json('answer').$type<object | null>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('sandbox_answer_created_at').on(table.createdAt)],
);
