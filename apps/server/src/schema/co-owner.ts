import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from '../platform/auth/index.ts';
import { instant } from '../platform/database/index.ts';
import { pet } from './pet.ts';

/** Who cares for a pet beside its owner. */
export const coOwner = pgTable(
  'co_owner',
  {
    petId: uuid('pet_id')
      .notNull()
      .references(() => pet.id, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    access: text('access', { enum: ['full', 'read'] }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.petId, table.uid] }), index('co_owner_uid').on(table.uid)],
);
