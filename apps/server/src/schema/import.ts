import type { ImportMapping, ImportProblem, ImportRecord } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

const count = (name: string) => integer(name).notNull().default(0);

/** A file of customers that a business imports. Any server continues the work from `cursor`. */
export const importTable = pgTable(
  'import',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    /** The person who started it and whose limit of invitations it uses. */
    uid: uuid('uid').notNull(),
    /** Null once its rows are stored: the file is then deleted. */
    storagePath: text('storage_path'),
    fileName: text('file_name').notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull(),
    header: jsonb('header').$type<string[]>().notNull().default([]),
    skipProblems: boolean('skip_problems').notNull(),
    invite: boolean('invite').notNull(),
    state: text('state', {
      enum: ['reading', 'running', 'done', 'failed', 'undoing', 'undone'],
    }).notNull(),
    failure: text('failure'),
    total: count('total'),
    done: count('done'),
    /** The row that was imported last. */
    cursor: count('cursor'),
    customers: count('customers'),
    pets: count('pets'),
    vaccinations: count('vaccinations'),
    problems: count('problems'),
    duplicates: count('duplicates'),
    removed: count('removed'),
    kept: count('kept'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('import_business').on(table.businessId, table.createdAt.desc(), table.id.desc()),
    index('import_created').on(table.createdAt),
    uniqueIndex('import_one_at_a_time')
      .on(table.businessId)
      .where(sql`state in ('reading', 'running', 'undoing')`),
  ],
);

/** The rows of an import, for as long as it can be undone: waiting, skipped and imported ones. */
export const importRowTable = pgTable(
  'import_row',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => importTable.id, { onDelete: 'cascade' }),
    /** The row number as in a spreadsheet. */
    row: integer('row').notNull(),
    state: text('state', { enum: ['waiting', 'made', 'duplicate', 'problem', 'kept'] }).notNull(),
    /** Until it is imported. */
    record: jsonb('record').$type<ImportRecord>(),
    /** For a skipped row: its cells as in the file. */
    values: jsonb('values').$type<string[]>(),
    problems: jsonb('problems').$type<ImportProblem[]>(),
    /** For a customer created by this row, who may have been deleted since; the same for the other ids. */
    customerId: uuid('customer_id'),
    customerUid: uuid('customer_uid'),
    petId: uuid('pet_id'),
    invitation: text('invitation', { enum: ['waiting', 'sent', 'skipped'] }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('import_row_pet').on(table.importId, table.petId).where(sql`pet_id is not null`),
    index('import_row_invitation').on(table.importId, table.row).where(sql`invitation = 'waiting'`),
  ],
);
