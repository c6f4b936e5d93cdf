import type { KeptCheck } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/**
 * Arrivals. The pet's name is stored as it was at check-in, and the row outlives the pet: it is the business's own
 * record. A pet can be on site only once, which the database itself guarantees.
 */
export const checkInTable = pgTable(
  'check_in',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id').notNull(),
    petName: text('pet_name').notNull(),
    /** For the avatar in the on-site list; null in rows written before it was stored. */
    species: text('species'),
    service: text('service'),
    arrivedAt: instantColumn('arrived_at').notNull(),
    /** For the status `waiting`: when the wait ended without a decision. */
    departedAt: instantColumn('departed_at'),
    method: text('method', { enum: ['badge', 'door', 'manual', 'guest'] }).notNull(),
    decision: text('decision', { enum: ['admitted', 'denied', 'waiting', 'undone'] }).notNull(),
    /** When staff decided; null before that, and in rows written before it was stored. */
    decidedAt: instantColumn('decided_at'),
    verdict: text('verdict', { enum: ['compliant', 'expiring', 'pending', 'non_compliant'] }).notNull(),
    overrideReason: text('override_reason'),
    recordedBy: uuid('recorded_by').notNull(),
    requirementsVersion: integer('requirements_version'),
    /** What each rule found at check-in: it shows later what proof there was. */
    checks: jsonb('checks').$type<readonly KeptCheck[]>().notNull().default([]),
  },
  (table) => [
    index('check_in_arrived').on(table.businessId, table.arrivedAt.desc(), table.id.desc()),
    index('check_in_departed').on(table.businessId, table.departedAt),
    index('check_in_pet').on(table.businessId, table.petId, table.arrivedAt.desc(), table.id.desc()),
    uniqueIndex('check_in_waiting')
      .on(table.businessId, table.petId)
      .where(sql`decision = 'waiting' and departed_at is null`),
    index('check_in_wait_ends').on(table.arrivedAt).where(sql`decision = 'waiting' and departed_at is null`),
    uniqueIndex('check_in_present')
      .on(table.businessId, table.petId)
      .where(sql`decision = 'admitted' and departed_at is null`),
  ],
);
