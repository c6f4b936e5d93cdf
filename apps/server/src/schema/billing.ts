import type { SubscriptionFacts } from '@clearpaw/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** The last reading of a subscription: what access depends on, and what its owner is shown. */
export interface SubscriptionReading extends SubscriptionFacts {
  readonly id: string;
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

const person = () =>
  uuid('uid')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' });

/** A person's customer id at Stripe, and the last reading of their subscription. */
export const billingCustomerTable = pgTable('billing_customer', {
  uid: person(),
  customerId: text('customer_id').notNull().unique(),
  /** Incremented by each write: a reader with an older number has to read again. */
  revision: integer('revision').notNull(),
  reading: jsonb('reading').$type<SubscriptionReading>(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Access granted by operators; `endsAt` null means without end. */
export const manualGrantTable = pgTable('manual_grant', {
  uid: person(),
  endsAt: instantColumn('ends_at'),
  grantedAt: instantColumn('granted_at').notNull(),
});

/** Events that were processed, by their id: each has its effect once. */
export const stripeEventTable = pgTable(
  'stripe_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [index('stripe_event_received_at').on(table.receivedAt)],
);

/** Emails that were sent: one of each kind per subscription or invoice, however many events arrive. */
export const billingEmailTable = pgTable(
  'billing_letter',
  {
    kind: text('kind', { enum: ['trial-ends', 'payment-failed'] }).notNull(),
    /** The id of the subscription or the invoice. */
    about: text('about').notNull(),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    writtenAt: instantColumn('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.about] }), index('billing_letter_uid').on(table.uid)],
);

/** When each regular job last began, so that only one of several servers runs it. */
export const billingRunTable = pgTable('billing_run', {
  name: text('name').primaryKey(),
  begunAt: instantColumn('begun_at').notNull(),
});
