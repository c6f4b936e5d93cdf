import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/**
 * An invitation to one address: to a team, to become a co-owner, or to take a pet over. Only the hash of its token is
 * stored.
 */
export const invitationTable = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    businessId: uuid('business_id').references(() => businessTable.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['manager', 'staff'] }),
    petId: uuid('pet_id').references(() => petTable.id, { onDelete: 'cascade' }),
    access: text('access', { enum: ['full', 'read'] }),
    /** For the offer of a pet: what its former owner keeps. Null for every other invitation. */
    keep: text('keep', { enum: ['nothing', 'read'] }),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedAt: instantColumn('accepted_at'),
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    index('invitation_business').on(table.businessId, table.id),
    index('invitation_pet').on(table.petId),
    index('invitation_invited_by').on(table.invitedBy),
  ],
);
