import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** Temporary addresses of a badge as a file for a wallet. Their secret part is not stored; each works once. */
export const walletPassTable = pgTable(
  'wallet_pass',
  {
    keyHash: text('key_hash').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('wallet_pass_uid').on(table.uid), index('wallet_pass_pet').on(table.petId)],
);
