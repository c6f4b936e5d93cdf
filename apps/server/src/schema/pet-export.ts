import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** Temporary addresses of a pet's record as a file. Their secret part is not stored; each works once. */
export const petExportTable = pgTable(
  'pet_export',
  {
    keyHash: text('key_hash').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    format: text('format', { enum: ['pdf', 'fhir', 'csv', 'zip'] }).notNull(),
    pageSize: text('page_size', { enum: ['a4', 'letter'] }).notNull(),
    timeZone: text('time_zone').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('pet_export_uid').on(table.uid), index('pet_export_pet').on(table.petId)],
);
