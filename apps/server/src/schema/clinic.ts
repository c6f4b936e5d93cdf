import { confirmableKinds } from '@clearpaw/domain';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/**
 * Clinics that were asked to confirm records, and those of the operator's directory. `key` is the domain of a clinic's
 * email, or its whole mailbox if anyone can have an address at that domain.
 */
export const vetClinicTable = pgTable('clinic', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  emailDomain: text('email_domain').notNull(),
  /** From the directory; otherwise as the first owner typed it. */
  name: text('name').notNull(),
  location: text('location'),
  /** When it was added to the directory; null for a clinic that only owners named. */
  listedAt: instantColumn('listed_at'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** A business's decision about a clinic; without a row the directory decides. */
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

/**
 * A business that is a veterinary clinic, and the clinic as which its records count. Without a proven address that is a
 * separate clinic, which is not in the directory.
 */
export const clinicAccountTable = pgTable(
  'clinic_account',
  {
    businessId: uuid('business_id')
      .primaryKey()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    clinicId: uuid('clinic_id')
      .notNull()
      .references(() => vetClinicTable.id),
    /** The proven email address of the clinic; null while none is proven. */
    email: text('email'),
    /** The address to which a code was sent, until the code is entered. */
    askedEmail: text('asked_email'),
    codeHash: text('code_hash'),
    codeExpiresAt: instantColumn('code_expires_at'),
    /** How often a wrong code was entered. */
    wrongCodes: integer('wrong_codes').notNull().default(0),
  },
  (table) => [index('clinic_account_clinic').on(table.clinicId)],
);

/** A record that a clinic entered itself: it needs no other confirmation. */
export const clinicEntryTable = pgTable(
  'clinic_entry',
  {
    recordId: uuid('record_id').primaryKey(),
    kind: text('kind', { enum: confirmableKinds }).notNull(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    clinicId: uuid('clinic_id')
      .notNull()
      .references(() => vetClinicTable.id),
    /** Null once the business is deleted: its records stay. */
    businessId: uuid('business_id').references(() => businessTable.id, { onDelete: 'set null' }),
    clinicName: text('clinic_name').notNull(),
    signerName: text('signer_name').notNull(),
    enteredAt: instantColumn('entered_at').notNull(),
  },
  (table) => [
    index('clinic_entry_pet').on(table.petId),
    index('clinic_entry_clinic').on(table.clinicId),
    index('clinic_entry_business').on(table.businessId),
  ],
);
