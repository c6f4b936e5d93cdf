import type { WebhookEventType } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/** Addresses of programs that receive the events of a business. */
export const webhookTable = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: jsonb('events').$type<readonly WebhookEventType[]>().notNull(),
    /** Encrypted: the database alone is not enough to sign messages. */
    secret: text('secret').notNull(),
    oldSecret: text('old_secret'),
    oldSecretEndsAt: instantColumn('old_secret_ends_at'),
    state: text('state', { enum: ['active', 'paused', 'disabled'] }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastDeliveredAt: instantColumn('last_delivered_at'),
    /** Set while a server sends to it: messages of one webhook are sent one after the other. */
    claimedUntil: instantColumn('claimed_until'),
  },
  (table) => [index('webhook_business').on(table.businessId, table.id)],
);

/** The queue of each webhook, and the outcome of its messages; kept for 30 days. */
export const webhookDeliveryTable = pgTable(
  'webhook_delivery',
  {
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhookTable.id, { onDelete: 'cascade' }),
    /** Identifies the event in the outbox, so that it is queued once; null for a test. */
    eventKey: text('event_key'),
    type: text('type').notNull(),
    body: text('body').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it no longer waits. */
    dueAt: instantColumn('due_at'),
    /** The first attempt since it was queued or sent again: three days later it counts as failed. */
    triedSince: instantColumn('tried_since'),
    attemptedAt: instantColumn('attempted_at'),
    status: integer('status'),
    durationMs: integer('duration_ms'),
    answer: text('answer'),
    problem: text('problem', { enum: ['timeout', 'refused_target', 'no_connection', 'status'] }),
  },
  (table) => [
    uniqueIndex('webhook_delivery_once').on(table.webhookId, table.eventKey),
    index('webhook_delivery_of').on(table.webhookId, table.id),
    index('webhook_delivery_due').on(table.webhookId, table.dueAt, table.id).where(sql`state = 'waiting'`),
    index('webhook_delivery_created').on(table.createdAt),
  ],
);

/** How far the outbox has been read for webhooks; one row. */
export const webhookCursorTable = pgTable('webhook_cursor', {
  name: text('name').primaryKey(),
  xid: text('xid').notNull(),
  position: text('position').notNull(),
});
