import type { ContactPerson } from '@clearpaw/domain';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** How an owner is reached, for the businesses they share it with. The row is created when they enter it. */
export const contactTable = pgTable('contact', {
  uid: uuid('uid')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  phone: text('phone'),
  emergency: jsonb('emergency').$type<ContactPerson | null>(),
  pickups: jsonb('pickups').$type<ContactPerson[]>().notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
