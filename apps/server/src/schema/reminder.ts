import type { Need, Stage } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

const ofPet = () =>
  uuid('pet_id')
    .notNull()
    .references(() => petTable.id, { onDelete: 'cascade' });

/** When a pet is planned again: now, if something changed; else on the day when time alone changes it. */
export const reminderPlanTable = pgTable(
  'reminder_plan',
  { petId: ofPet().primaryKey(), planAt: instantColumn('plan_at').notNull() },
  (table) => [index('reminder_plan_due').on(table.planAt)],
);

/**
 * Planned reminders and those that were sent: a stage of a need is one permanent row for each of the pet's carers, due
 * in that person's morning, so that it is sent once to each of them.
 */
export const reminderTable = pgTable(
  'reminder',
  {
    petId: ofPet(),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    needKey: text('need_key').notNull(),
    stage: text('stage').$type<Stage>().notNull(),
    need: jsonb('need').$type<Need>().notNull(),
    dueAt: instantColumn('due_at').notNull(),
    rungAt: instantColumn('rung_at'),
  },
  (table) => [
    primaryKey({ columns: [table.petId, table.uid, table.needKey, table.stage] }),
    index('reminder_uid').on(table.uid),
    index('reminder_due').on(table.dueAt).where(sql`rung_at is null`),
  ],
);

/** How far the outbox and the record views have been processed. */
export const reminderCursorTable = pgTable('reminder_cursor', {
  name: text('name').primaryKey(),
  position: text('place').notNull(),
});
