import { languages } from '@clearpaw/protocol/languages';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';

/** What a person told us besides their sign-in. The row is created with the first answer. */
export const profileTable = pgTable('profile', {
  uid: uuid('uid')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  userType: text('user_type', { enum: ['owner', 'business'] }),
  displayName: text('display_name'),
  language: text('language', { enum: languages }),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
