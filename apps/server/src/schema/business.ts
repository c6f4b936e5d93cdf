import { businessKinds, clinicTrustModes, type OpenSpan, type Service } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** The text by which a business is found; the short name has plain letters instead of accents. */
export function searchedText({ name, slug, address }: SearchedColumns): SQL {
  return sql`to_tsvector('simple', ${name} || ' ' || replace(${slug}, '-', ' ') || ' ' || coalesce(${address}, ''))`;
}

interface SearchedColumns {
  readonly name: SQL | AnyPgColumn;
  readonly slug: SQL | AnyPgColumn;
  readonly address: SQL | AnyPgColumn;
}

/** Businesses. `billingUid` is the owner whose subscription every member inherits. */
export const businessTable = pgTable(
  'business',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', {
      enum: businessKinds,
    }).notNull(),
    timeZone: text('time_zone').notNull(),
    services: jsonb('services').$type<Service[]>().notNull(),
    selfCheckIn: text('self_check_in', { enum: ['off', 'confirm', 'auto'] }).notNull(),
    acceptPaper: boolean('accept_paper').notNull(),
    /** Whose confirmations count as a clinic's here. */
    clinicTrust: text('clinic_trust', { enum: clinicTrustModes }).notNull().default('any'),
    description: text('description'),
    phone: text('phone'),
    address: text('address'),
    hours: jsonb('hours').$type<{ week: OpenSpan[]; closedOn: string[] }>(),
    /** The photo that a member uploaded; visitors see a copy of it. */
    coverPhotoPath: text('cover_photo_path'),
    /** Changes with every cover photo, so that no cache shows an earlier one; null while there is none. */
    coverVersion: text('cover_version'),
    /** Owners must share a phone number and an emergency contact to connect a pet. */
    contactRequired: boolean('contact_required').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    billingUid: uuid('billing_uid')
      .notNull()
      .references(() => userTable.id),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('business_billing').on(table.billingUid),
    index('business_search').using('gin', searchedText(table)),
    // The previous release searches by this index; the next release removes it.
    index('business_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.name} || ' ' || replace(${table.slug}, '-', ' '))`,
    ),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The public cover photo, one row for each size: it outlives the account of the member who uploaded it. */
export const businessCoverTable = pgTable(
  'business_cover',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    /** Width and format, `960.webp`. */
    variant: text('variant').notNull(),
    picture: bytes('picture').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.variant] })],
);
