import { connectionScopes, type Renewal } from '@clearpaw/domain';
import { and, gt, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/** Pets that never visited sort first. A literal, so that the index over it is used. */
export const neverVisited = '1970-01-01T00:00:00.000Z';
const lastVisitOr = sql.raw(`(coalesce(last_visit_at, '${neverVisited}'::timestamptz))`);

/** How a name is normalized for `petNameKey`; a search must be normalized in the same way. */
export function nameKey(name: string): string {
  return name.toLowerCase();
}

/** A pet known to a business, how much of it the business may see, and the verdict as last computed. */
export const connectionTable = pgTable(
  'connection',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: connectionScopes }).notNull(),
    connectedAt: instantColumn('connected_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
    /** If the owner set an end: from then on it counts as revoked. */
    endsAt: instantColumn('ends_at'),
    blockedAt: instantColumn('blocked_at'),
    /** Whether the business sees the owner's contact details. */
    contactShared: boolean('contact_shared').notNull().default(false),
    /**
     * Whether the details include the email address; owners who shared before it was included were not told about it.
     */
    emailShared: boolean('email_shared').notNull().default(false),
    /** Since when the owner lets the other locations of the same account find the pet; null if they may not. */
    locationsSharedAt: instantColumn('locations_shared_at'),
    /**
     * The location whose connection allowed this one; the two change and end together. Null for a connection of its own.
     */
    fromBusinessId: uuid('from_business_id').references(() => businessTable.id, { onDelete: 'cascade' }),
    /** The pet's name in lower case, for searching and ordering lists; updated with the pet. */
    petNameKey: text('pet_name_key').notNull().default(''),
    lastVisitAt: instantColumn('last_visit_at'),
    lastService: text('last_service'),
    verdict: text('verdict', { enum: ['compliant', 'expiring', 'pending', 'non_compliant'] }).notNull(),
    changesOn: calendarDateColumn('changes_on'),
    /** All rules that were not met, of any level, at the last judgment. */
    unmetRules: text('unmet_rules').array().notNull().default(sql`'{}'`),
    /** What expires or is missing at the last judgment; null if an earlier release made it. */
    renewals: jsonb('renewals').$type<readonly Renewal[]>(),
    /** The earliest day by which one of them is due (`renewOn`). */
    renewOn: calendarDateColumn('renew_on'),
    /** The day, at the business, for which the verdict was computed; null before the first time. */
    judgedOn: calendarDateColumn('judged_on'),
    requirementsVersion: integer('requirements_version').notNull().default(0),
    /**
     * From this instant on the verdict may be wrong; a new row is due at once, null means that time changes nothing.
     */
    dueAt: instantColumn('due_at').default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.petId] }),
    index('connection_pet').on(table.petId),
    // These indexes contain only active connections that will be due some day, however many others there are.
    index('connection_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null and ${table.revokedAt} is null`),
    index('connection_business_due')
      .on(table.businessId, table.dueAt)
      .where(sql`${table.dueAt} is not null and ${table.revokedAt} is null`),
    index('connection_name').on(table.businessId, table.petNameKey, table.petId),
    index('connection_visited').on(table.businessId, lastVisitOr, table.petId),
    index('connection_verdict').on(table.businessId, table.verdict, table.petId),
    // In the order of the list, so that a page is found by its cursor; the day is filtered within the index.
    index('connection_soon')
      .on(table.businessId, table.petId, table.changesOn)
      .where(sql`revoked_at is null`),
    index('connection_renew')
      .on(table.businessId, table.renewOn, table.petId)
      .where(sql`renew_on is not null and revoked_at is null`),
    // Empty once this release has judged every connection.
    index('connection_unlisted').on(table.businessId).where(sql`renewals is null and revoked_at is null`),
    index('connection_locations')
      .on(table.businessId, table.petNameKey, table.petId)
      .where(sql`locations_shared_at is not null and revoked_at is null`),
    index('connection_from').on(table.fromBusinessId, table.petId).where(sql`from_business_id is not null`),
    index('connection_ends').on(table.endsAt).where(sql`revoked_at is null`),
  ],
);

/** Neither revoked nor past the end that its owner set; true from that moment on, even if the job has not run yet. */
export function isConnected(now: Date | Placeholder): SQL | undefined {
  return and(
    isNull(connectionTable.revokedAt),
    or(isNull(connectionTable.endsAt), gt(connectionTable.endsAt, now)),
  );
}

/** Whether the business sees the records, and not only the verdict. */
export const sharesRecords: SQL = ne(connectionTable.scope, 'verdict');

/** Internal notes of a business about a pet. */
export const petNoteTable = pgTable(
  'pet_note',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    flags: jsonb('flags').$type<string[]>().notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.petId] }),
    index('pet_note_pet').on(table.petId),
  ],
);

/** Emails to owners who are not connected yet. Only a hash of the address is stored, to limit repeats. */
export const ownerInviteTable = pgTable(
  'owner_invite',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.addressHash] }),
    index('owner_invite_sent').on(table.businessId, table.sentAt),
  ],
);

/** Who viewed a pet, when and what: the list of views that the owner sees. */
export const recordViewTable = pgTable(
  'record_view',
  {
    id: uuid('id').primaryKey(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    uid: uuid('uid').notNull(),
    what: text('what', { enum: ['verdict', 'records'] }).notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index('record_view_pet').on(table.petId, table.id),
    index('record_view_business').on(table.businessId),
  ],
);
