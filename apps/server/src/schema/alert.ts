import { type AlertChannels, type AlertKind, alertKinds, type QuietHours } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import type { AlertContent } from './alert-content.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

const person = () =>
  uuid('uid')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

/**
 * Alerts of people. `params` is what an alert says in any language, `title` and `body` the same in English; `notifyAt` is when email and push are sent, null once they were or where they are turned off;
 * `onceKey` names the cause, so that one cause notifies one person once.
 */
export const alertTable = pgTable(
  'alert',
  {
    id: uuid('id').primaryKey(),
    uid: person(),
    kind: text('kind', { enum: alertKinds as unknown as [AlertKind, ...AlertKind[]] }).notNull(),
    petId: uuid('pet_id').references(() => petTable.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id').references(() => businessTable.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Null in alerts of an earlier release, which have their title and body alone. */
    params: jsonb('params').$type<AlertContent>(),
    inApp: boolean('in_app').notNull(),
    onceKey: text('once_key'),
    createdAt: instantColumn('created_at').notNull(),
    readAt: instantColumn('read_at'),
    notifyAt: instantColumn('notify_at'),
  },
  (table) => [
    index('alert_of').on(table.uid, table.id),
    index('alert_unread').on(table.uid).where(sql`read_at is null and in_app`),
    index('alert_to_notify').on(table.notifyAt).where(sql`notify_at is not null`),
    uniqueIndex('alert_once').on(table.uid, table.onceKey),
    index('alert_pet').on(table.petId),
    index('alert_business').on(table.businessId),
  ],
);

/** A person's notification preferences, as far as they set them; and the tokens of links that need no sign-in. */
export const alertSettingsTable = pgTable('alert_settings', {
  uid: person().primaryKey(),
  kinds: jsonb('kinds').$type<Partial<Record<AlertKind, AlertChannels>>>().notNull(),
  quietHours: jsonb('quiet_hours').$type<QuietHours | null>(),
  timeZone: text('time_zone'),
  unsubscribeToken: text('unsubscribe_token').notNull().unique(),
  calendarToken: text('calendar_token').unique(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Browsers that subscribed to push messages. */
export const pushDeviceTable = pgTable(
  'push_device',
  {
    endpoint: text('endpoint').primaryKey(),
    uid: person(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('push_device_uid').on(table.uid)],
);

/** The key pair that identifies us to push services: created once, shared by all servers. */
export const pushKeysTable = pgTable('push_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
