import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/** Pets whose owners have no account, and how the business that admitted them can reach the owners. */
export const guestTable = pgTable(
  'guest',
  {
    petId: uuid('pet_id')
      .primaryKey()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    ownerEmail: text('owner_email').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('guest_business').on(table.businessId, table.createdAt),
    index('guest_email').on(table.businessId, sql`lower(owner_email)`),
  ],
);
