import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/**
 * Clinics that were asked to confirm records, and those of the operator's directory. `key` is the domain of a clinic's
 * mail, or its whole mailbox where anyone can have an address at that domain.
 */
export const vetClinicTable = pgTable('clinic', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  emailDomain: text('email_domain').notNull(),
  /** From the directory; before that as the first owner typed it. */
  name: text('name').notNull(),
  location: text('location'),
  /** Since when it is in the directory; null for a clinic that only owners named. */
  listedAt: instantColumn('listed_at'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** What a business decided about a clinic; no row for what the directory says. */
export const clinicTrustTable = pgTable(
  'clinic_trust',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    clinicId: uuid('clinic_id')
      .notNull()
      .references(() => vetClinicTable.id, { onDelete: 'cascade' }),
    trust: text('trust', { enum: ['trusted', 'blocked'] }).notNull(),
    decidedBy: uuid('decided_by').notNull(),
    decidedAt: instantColumn('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.clinicId] })],
);
