import { sql } from 'drizzle-orm';
import { bigint, index, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/**
 * All codes that pets have had. A pet has one valid code; revoked ones stay, so that they are recognized. When a pet is
 * deleted its row stays as well, without data: credentials already on phones must be revoked until they have expired.
 */
export const badgeTable = pgTable(
  'badge',
  {
    code: text('code').primaryKey(),
    petId: uuid('pet_id').references(() => petTable.id, { onDelete: 'set null' }),
    /** The position of this badge's credentials on the revocation list. */
    revocationIndex: bigint('revocation_index', { mode: 'number' }).generatedByDefaultAsIdentity(),
    issuedAt: instantColumn('issued_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [
    uniqueIndex('badge_current').on(table.petId).where(sql`revoked_at is null`),
    uniqueIndex('badge_revocation_index').on(table.revocationIndex),
    index('badge_pet').on(table.petId),
    index('badge_revoked').on(table.revokedAt).where(sql`revoked_at is not null`),
    index('badge_orphaned').on(table.code).where(sql`pet_id is null and revoked_at is null`),
  ],
);

/** Keys that sign badges. The private part is sealed with the server's secret. */
export const badgeKeyTable = pgTable('badge_key', {
  kid: text('kid').primaryKey(),
  x: text('x').notNull(),
  y: text('y').notNull(),
  sealedPrivate: text('sealed_private').notNull(),
  /** Published before it signs, so that scanners know it before the first badge uses it. */
  signsFrom: instantColumn('signs_from').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  /** A leaked key: it signs nothing more, is not published, and badges that it signed are refused. */
  revokedAt: instantColumn('revoked_at'),
});

/** Numbers the revocation lists: of two lists, the one with the higher number is valid. */
export const revocationCounter = pgSequence('badge_revocation_counter');
