import type { ShareContent } from '@clearpaw/domain';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** Links that show a pet's record to anyone who has them. */
export const shareLinkTable = pgTable(
  'share_link',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    /** The link works while this person may edit the pet. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    label: text('label'),
    contents: jsonb('contents').$type<readonly ShareContent[]>().notNull(),
    /** Finds the link; the address itself is encrypted together with the key. */
    addressHash: text('address_hash').notNull().unique(),
    /** Address and content key, encrypted with the server's secret; null once the link has ended. */
    sealed: text('sealed_secrets'),
    /** A keyed hash, so that the database alone is not enough to try passcodes; null without a passcode. */
    passcodeMac: text('passcode_hash'),
    /** How many more wrong passcodes are allowed; null without a passcode. */
    attemptsLeft: integer('attempts_left'),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at'),
    endedAt: instantColumn('ended_at'),
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: instantColumn('last_opened_at'),
  },
  (table) => [
    index('share_link_pet').on(table.petId, table.id),
    index('share_link_created_by').on(table.createdBy),
    index('share_link_expires').on(table.expiresAt),
  ],
);

/** When a link was opened, and the name that the opening program gave. */
export const shareLinkUseTable = pgTable(
  'share_link_use',
  {
    id: uuid('id').primaryKey(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => shareLinkTable.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull(),
    recipient: text('recipient').notNull(),
  },
  (table) => [
    index('share_link_use_link').on(table.linkId, table.at),
    index('share_link_use_at').on(table.at),
  ],
);
