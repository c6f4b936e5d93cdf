import type { ContactPerson } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/**
 * The owners that a business knows, each with an id for that business only. What an owner with an account shares is not
 * copied here; the details of an owner whom staff entered are the business's own.
 */
export const customerTable = pgTable(
  'customer',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    /** The account that the pets belong to; for an owner whom staff entered, a placeholder account. */
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    hasAccount: boolean('has_account').notNull(),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    emergency: jsonb('emergency').$type<ContactPerson | null>(),
    pickups: jsonb('pickups').$type<ContactPerson[]>().notNull().default([]),
    /** For the order of the list: the name in lower case, or the pet's if the owner shares none. */
    nameKey: text('name_key').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('customer_owner').on(table.businessId, table.uid),
    index('customer_name').on(table.businessId, table.nameKey, table.id),
    index('customer_uid').on(table.uid),
    index('customer_email').on(table.businessId, table.email).where(sql`email is not null`),
  ],
);
