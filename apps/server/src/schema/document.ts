import type { ImportedFile, ProposedVaccination } from '@clearpaw/domain';
import { documentKinds, documentStates, readingFailures } from '@clearpaw/domain';
import { bigint, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

interface PagePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A document of a pet. Its uploader owns the object; a deleted pet leaves rows that the nightly cleanup deletes. */
export const documentTable = pgTable(
  'document',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id').references(() => petTable.id, { onDelete: 'set null' }),
    storedBy: uuid('stored_by')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    title: text('title').notNull(),
    storagePath: text('storage_path').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    issuedOn: calendarDateColumn('issued_on'),
    expiresOn: calendarDateColumn('expires_on'),
    state: text('state', { enum: documentStates }).notNull(),
    /** The progress of reading, from 0 to 1. */
    progress: doublePrecision('progress').notNull(),
    /** Set while a server reads it; still set if that server was killed. */
    readingStartedAt: instantColumn('reading_started_at'),
    /** Why it could not be read. */
    failure: text('failure', { enum: readingFailures }),
    proposals: jsonb('proposals')
      .$type<readonly (ProposedVaccination & { readonly id: string })[]>()
      .notNull(),
    /** The content of a file of records besides its proposals; null for all other documents. */
    imported: jsonb('imported').$type<ImportedFile>(),
    pages: jsonb('pages').$type<readonly PagePicture[]>().notNull(),
    /** The newer document that replaced it. */
    replacedBy: uuid('replaced_by'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** When its facts last changed; null if they never did. */
    statedAt: instantColumn('stated_at'),
  },
  (table) => [
    index('document_pet').on(table.petId, table.id),
    index('document_stored_by').on(table.storedBy, table.id),
    index('document_path').on(table.storagePath),
  ],
);
