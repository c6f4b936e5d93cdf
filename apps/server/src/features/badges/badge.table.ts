import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/index.ts';
import { pet } from '../pets/pet.table.ts';

/** Codes ever given to pets. A pet has one that holds; revoked ones stay, so that they can be recognised. */
export const badge = pgTable(
  'badge',
  {
    code: text('code').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => pet.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('badge_current').on(table.petId).where(sql`revoked_at is null`),
    index('badge_pet').on(table.petId),
  ],
);
