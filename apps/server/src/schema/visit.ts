import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/** Planned stays, from the first to the last day at the business. They are erased with their pet. */
export const visitTable = pgTable(
  'visit',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    /** The name when the visit was planned: the only data shown once the pet is no longer connected. */
    petName: text('pet_name').notNull(),
    service: text('service'),
    arrival: calendarDateColumn('arrival').notNull(),
    departure: calendarDateColumn('departure').notNull(),
    note: text('note'),
    state: text('state', { enum: ['expected', 'present', 'done', 'cancelled', 'no_show'] }).notNull(),
    /** For the whole stay, as last judged. */
    verdict: text('verdict', { enum: ['compliant', 'expiring', 'pending', 'non_compliant'] }).notNull(),
    plannedBy: text('planned_by', { enum: ['owner', 'business'] }).notNull(),
    /** Created by a check-in with a later departure: undoing the check-in deletes it. */
    walkIn: boolean('walk_in').notNull().default(false),
    checkInId: uuid('check_in_id'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('visit_arrival').on(table.businessId, table.arrival, table.id),
    index('visit_of_pet').on(table.businessId, table.petId, table.arrival),
    index('visit_pet').on(table.petId, table.arrival.desc(), table.id.desc()),
    index('visit_expected').on(table.arrival).where(sql`state = 'expected'`),
    index('visit_departure').on(table.departure),
  ],
);
