import { confirmableKinds, confirmationDecisions } from '@clearpaw/domain';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { vetClinicTable } from './clinic.ts';
import { petTable } from './pet.ts';

/** A request of a pet's carers to a clinic, and the clinic's one answer. */
export const confirmationTable = pgTable(
  'confirmation',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    clinicId: uuid('clinic_id')
      .notNull()
      .references(() => vetClinicTable.id),
    /** As the owner typed them. */
    clinicName: text('clinic_name').notNull(),
    clinicEmail: text('clinic_email').notNull(),
    /** Null once that account is deleted: what the clinic confirmed stays. */
    requestedBy: uuid('requested_by').references(() => userTable.id, { onDelete: 'set null' }),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** When the clinic was last emailed, and how often it was reminded. */
    sentAt: instantColumn('sent_at').notNull(),
    reminders: integer('reminders').notNull().default(0),
    withdrawnAt: instantColumn('withdrawn_at'),
    answeredAt: instantColumn('answered_at'),
    signerName: text('signer_name'),
    licenceNumber: text('licence_number'),
  },
  (table) => [
    index('confirmation_pet').on(table.petId, table.id),
    index('confirmation_clinic').on(table.clinicId),
    index('confirmation_requested_by').on(table.requestedBy),
  ],
);

/** The links of a request: the first email's and one for each reminder. Only their hashes are stored. */
export const confirmationTokenTable = pgTable(
  'confirmation_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    confirmationId: uuid('confirmation_id')
      .notNull()
      .references(() => confirmationTable.id, { onDelete: 'cascade' }),
  },
  (table) => [index('confirmation_token_confirmation').on(table.confirmationId)],
);

/** One record that the clinic was asked about. `statedAt` is that of the version at the time. */
export const confirmationRecordTable = pgTable(
  'confirmation_record',
  {
    confirmationId: uuid('confirmation_id')
      .notNull()
      .references(() => confirmationTable.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id').notNull(),
    kind: text('kind', { enum: confirmableKinds }).notNull(),
    position: integer('position').notNull(),
    statedAt: instantColumn('stated_at').notNull(),
    decision: text('decision', { enum: confirmationDecisions }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.confirmationId, table.recordId] }),
    index('confirmation_record_record').on(table.recordId),
  ],
);
