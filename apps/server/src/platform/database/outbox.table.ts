import { sql } from 'drizzle-orm';
import { bigint, customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';

/** A 64-bit transaction id; it never wraps around. */
const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/**
 * The outbox. Rows are read in the order of (transaction, position) and only up to the oldest transaction still
 * running, because a row with an early position may become visible late.
 */
export const eventTable = pgTable(
  'event',
  {
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    at: instantColumn('at').notNull().default(sql`now()`),
  },
  (table) => [index('event_order').on(table.xid, table.position), index('event_at').on(table.at)],
);

declare const payloadOfTopic: unique symbol;

/** A topic such as `business:{id}`; its type says what is published there. */
export type Topic<Payload extends object = object> = string & { readonly [payloadOfTopic]: Payload };

/** What a feature publishes: a small JSON payload without personal data. */
export interface EventDraft<Payload extends object = object> {
  readonly topic: Topic<Payload>;
  readonly payload: Payload;
}
