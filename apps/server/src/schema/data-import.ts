import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** How many items of each kind an import brought in. */
export interface ImportedCounts {
  readonly pets: number;
  readonly vaccinations: number;
  readonly careRecords: number;
  readonly documents: number;
  readonly files: number;
  readonly leftOut: number;
}

/** Why nothing was imported. */
export type ImportFault =
  | 'file_missing'
  | 'not_an_export'
  | 'file_changed'
  | 'data_not_accepted'
  | 'file_not_accepted'
  | 'too_large'
  | 'account_not_empty'
  | 'interrupted';

/** A whole export that someone imports into their account. Any server continues with the next file. */
export const dataImportTable = pgTable(
  'data_import',
  {
    id: uuid('id').primaryKey(),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    storagePath: text('storage_path').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    fault: text('fault').$type<ImportFault>(),
    /** The file or record that caused the fault. */
    faultAt: text('fault_at'),
    done: bigint('done', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    result: jsonb('result').$type<ImportedCounts>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('data_import_uid').on(table.uid, table.id),
    index('data_import_created').on(table.createdAt),
    uniqueIndex('data_import_one_at_a_time').on(table.uid).where(sql`state = 'running'`),
  ],
);

/** Files that were extracted from the archive and checked. They become objects all at once, or are discarded. */
export const dataImportFileTable = pgTable(
  'data_import_file',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => dataImportTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    byteKey: text('byte_key').notNull(),
    thumbnailKey: text('thumbnail_key'),
    size: bigint('size', { mode: 'number' }).notNull(),
    md5: text('md5').notNull(),
    sha256: text('sha256').notNull(),
    contentType: text('content_type').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
);
