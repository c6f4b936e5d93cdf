import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** The people who care for a pet besides its owner. */
export const coOwnerTable = pgTable(
  'co_owner',
  {
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    access: text('access', { enum: ['full', 'read'] }).notNull(),
    since: instantColumn('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.petId, table.uid] }), index('co_owner_uid').on(table.uid)],
);
