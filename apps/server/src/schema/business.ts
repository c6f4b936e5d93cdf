import { clinicTrustModes, type Service } from '@clearpaw/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** The words by which a business is found; the short name writes accents in plain letters. */
export function searchedText(name: SQL | AnyPgColumn, slug: SQL | AnyPgColumn): SQL {
  return sql`to_tsvector('simple', ${name} || ' ' || replace(${slug}, '-', ' '))`;
}

/** Businesses. `billingUid` is the owner whose subscription every member inherits. */
export const businessTable = pgTable(
  'business',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind', {
      enum: ['cafe', 'patio', 'daycare', 'groomer', 'boarding', 'park', 'other'],
    }).notNull(),
    timeZone: text('time_zone').notNull(),
    services: jsonb('services').$type<Service[]>().notNull(),
    selfCheckIn: text('self_check_in', { enum: ['off', 'confirm', 'auto'] }).notNull(),
    acceptPaper: boolean('accept_paper').notNull(),
    /** Whose confirmations count as a clinic's here. */
    clinicTrust: text('clinic_trust', { enum: clinicTrustModes }).notNull().default('any'),
    demo: boolean('demo').notNull().default(false),
    billingUid: uuid('billing_uid')
      .notNull()
      .references(() => userTable.id),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('business_billing').on(table.billingUid),
    index('business_words').using('gin', searchedText(table.name, table.slug)),
  ],
);
