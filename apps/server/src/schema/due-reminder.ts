import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/** The requirements that a reminder is about. */
export interface DueFilter {
  readonly withinDays: number;
  readonly rule?: string | undefined;
  readonly service?: string | undefined;
  readonly missing?: boolean | undefined;
}

/** A reminder from a business to many owners. Any server continues the work from `cursor`. */
export const dueReminderTable = pgTable(
  'due_reminder',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    /** The person whose limit of notices it uses. */
    uid: uuid('uid').notNull(),
    filter: jsonb('filter').$type<DueFilter>().notNull(),
    message: text('message'),
    total: integer('total').notNull(),
    done: integer('done').notNull(),
    /** The owner who was reminded last. */
    cursor: uuid('cursor'),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('due_reminder_business').on(table.businessId, table.createdAt)],
);

/** When an owner was last reminded about a rule and a pet. */
export const dueNoticeTable = pgTable(
  'due_notice',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    rule: text('rule').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.petId, table.rule] }),
    index('due_notice_pet').on(table.petId),
    index('due_notice_sent').on(table.sentAt),
  ],
);
