import { type Minor, resignPolicies } from '@clearpaw/domain';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const bytesOfPages = customType<{ data: Buffer[] }>({ dataType: () => 'bytea[]' });

/** A text that a business has people sign. `materialVersion` is the last version that requires a new signature. */
export const waiverTable = pgTable(
  'waiver',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Written here, or an uploaded PDF. */
    format: text('format', { enum: ['text', 'pdf'] })
      .notNull()
      .default('text'),
    services: jsonb('services').$type<string[]>(),
    validMonths: integer('valid_months'),
    /** When it is signed again; null in rows written before this was stored, which means after a material change. */
    resign: text('resign', { enum: resignPolicies }),
    /** Whether it is signed for minors, with age and relation; null in rows written before this was stored. */
    forMinors: boolean('for_minors'),
    version: integer('version').notNull(),
    materialVersion: integer('material_version').notNull(),
    sha256: text('sha256').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('waiver_business').on(table.businessId, table.id)],
);

/** Every text that could be signed, with its hash. Rows are only ever added. */
export const waiverVersionTable = pgTable(
  'waiver_version',
  {
    waiverId: uuid('waiver_id')
      .notNull()
      .references(() => waiverTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    materialVersion: integer('material_version').notNull(),
    material: boolean('material').notNull(),
    sha256: text('sha256').notNull(),
    /** The text extracted from a PDF, for search, comparison and screen readers. */
    body: text('body').notNull(),
    /** The PDF itself, unchanged, and its pages as they are shown and signed. */
    file: bytes('file'),
    pages: bytesOfPages('pages'),
    publishedAt: instantColumn('published_at').notNull(),
    publishedBy: uuid('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.waiverId, table.version] })],
);

/** One row for each pet in a signature. It outlives the pet: it is the business's evidence. */
export const waiverSignatureTable = pgTable(
  'waiver_signature',
  {
    id: uuid('id').primaryKey(),
    waiverId: uuid('waiver_id')
      .notNull()
      .references(() => waiverTable.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id').notNull(),
    version: integer('version').notNull(),
    materialVersion: integer('material_version').notNull(),
    petId: uuid('pet_id').notNull(),
    petName: text('pet_name').notNull(),
    signedBy: uuid('signed_by').notNull(),
    signerName: text('signer_name').notNull(),
    minors: jsonb('minors').$type<string[]>().notNull(),
    /** With age and relation; null where the names are all there is. */
    minorDetails: jsonb('minor_details').$type<Minor[]>(),
    signedAt: instantColumn('signed_at').notNull(),
    expiresOn: calendarDateColumn('expires_on'),
    sha256: text('sha256').notNull(),
  },
  (table) => [
    index('waiver_signature_waiver').on(table.waiverId, table.id),
    index('waiver_signature_pet').on(table.businessId, table.petId),
    index('waiver_signature_sealed').on(table.sha256),
    index('waiver_signature_signer').on(table.signedBy, table.id.desc()),
  ],
);

/** When a person was last asked to sign a waiver, so that no one is asked twice within a day. */
export const waiverAskTable = pgTable(
  'waiver_ask',
  {
    waiverId: uuid('waiver_id')
      .notNull()
      .references(() => waiverTable.id, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    askedAt: instantColumn('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.waiverId, table.uid] }),
    index('waiver_ask_uid').on(table.uid),
    index('waiver_ask_asked').on(table.askedAt),
  ],
);

/** The signed documents, whose bytes match their hashes. */
export const sealedWaiverTable = pgTable('sealed_waiver', {
  sha256: text('sha256').primaryKey(),
  waiverId: uuid('waiver_id')
    .notNull()
    .references(() => waiverTable.id, { onDelete: 'cascade' }),
  bytes: bytes('bytes').notNull(),
});

/**
 * The authority whose certificate others trust, and the key that signs documents in its name. Private parts are
 * encrypted with the server's secret.
 */
export const waiverKeyTable = pgTable('waiver_key', {
  id: uuid('id').primaryKey(),
  authorityPem: text('authority_pem').notNull(),
  signerPem: text('signer_pem').notNull(),
  sealedPrivate: text('sealed_private').notNull(),
  /** From this instant on another key is created. */
  replacedFrom: instantColumn('replaced_from').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
