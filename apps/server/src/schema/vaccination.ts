import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** The current version of each dose; its history is in its versions. */
export const vaccinationTable = pgTable(
  'vaccination',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    vaccine: text('vaccine').notNull(),
    /** The name of a vaccine that the catalogue does not list; null for all others. */
    vaccineName: text('vaccine_name'),
    product: text('product'),
    manufacturer: text('manufacturer'),
    lotNumber: text('lot_number'),
    route: text('route', { enum: ['subcutaneous', 'intramuscular', 'intranasal', 'oral'] }),
    administeredOn: calendarDateColumn('administered_on').notNull(),
    expiresOn: calendarDateColumn('expires_on'),
    doseNumber: integer('dose_number'),
    clinic: text('clinic'),
    veterinarian: text('veterinarian'),
    certificateNumber: text('certificate_number'),
    /** The number on the tag that came with the dose. */
    tagNumber: text('tag_number'),
    documentIds: jsonb('document_ids').$type<string[]>().notNull(),
    evidence: text('evidence', { enum: ['owner', 'document', 'reviewed', 'clinic'] }).notNull(),
    state: text('state', { enum: ['active', 'rejected', 'withdrawn'] }).notNull(),
    version: integer('version').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** When the owner last changed the facts; earlier decisions refer to another version. */
    correctedAt: instantColumn('corrected_at'),
    /** When the facts last changed, apart from documents; null if they never did. */
    statedAt: instantColumn('stated_at'),
  },
  (table) => [index('vaccination_pet').on(table.petId, table.administeredOn, table.id)],
);

/** Every version of a dose, with who wrote it, when and why. Rows are only ever added. */
export const vaccinationVersionTable = pgTable(
  'vaccination_version',
  {
    vaccinationId: uuid('vaccination_id')
      .notNull()
      .references(() => vaccinationTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: instantColumn('at').notNull(),
    by: uuid('by').notNull(),
    reason: text('reason'),
    snapshot: jsonb('snapshot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vaccinationId, table.version] })],
);
