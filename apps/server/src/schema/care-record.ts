import { type CareFacts, type CareKind, careKinds } from '@clearpaw/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/**
 * The current version of every record besides vaccinations and documents. All kinds share these columns except the
 * facts, which the contract's schema validated before they were written. `businessId` is the business that made an
 * evaluation.
 */
export const careRecordTable = pgTable(
  'care_record',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id').references(() => businessTable.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: careKinds }).notNull(),
    /** The date of the record, or else the day it was recorded, for the order of lists. */
    onDay: calendarDateColumn('on_day').notNull(),
    facts: jsonb('facts').$type<CareFacts[CareKind]>().notNull(),
    documentIds: jsonb('document_ids').$type<string[]>().notNull(),
    evidence: text('evidence', { enum: ['owner', 'document', 'reviewed', 'clinic'] }).notNull(),
    state: text('state', { enum: ['active', 'rejected', 'withdrawn'] }).notNull(),
    version: integer('version').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** When the owner last changed it; earlier decisions of businesses refer to another version. */
    correctedAt: instantColumn('corrected_at'),
    /** When the facts last changed, apart from documents; null if they never did. */
    statedAt: instantColumn('stated_at'),
  },
  (table) => [
    index('care_record_pet').on(table.petId, table.kind, table.onDay, table.id),
    index('care_record_business').on(table.businessId),
  ],
);

/** Every version of a record, with who wrote it, when and why. Rows are only ever added. */
export const careRecordVersionTable = pgTable(
  'care_record_version',
  {
    careRecordId: uuid('care_record_id')
      .notNull()
      .references(() => careRecordTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: instantColumn('at').notNull(),
    by: uuid('by').notNull(),
    reason: text('reason'),
    snapshot: jsonb('snapshot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.careRecordId, table.version] })],
);
