import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/**
 * What was answered to whether a connected pet and a guest of the same business are one pet: first by its owner, then by
 * the business. The guest's own row is gone once they are merged.
 */
export const guestMergeTable = pgTable(
  'guest_merge',
  {
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    guestPetId: uuid('guest_pet_id').notNull(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['requested', 'declined', 'merged'] }).notNull(),
    askedAt: instantColumn('asked_at').notNull(),
    /** The member who decided; null before that, and if the owner declined. */
    decidedBy: uuid('decided_by'),
    decidedAt: instantColumn('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.petId, table.guestPetId] }),
    index('guest_merge_business').on(table.businessId, table.state, table.askedAt, table.petId),
  ],
);
