import { randomBytes } from 'node:crypto';
import { type AlertChannels, type AlertKind, type ReminderClock, usualChannels } from '@clearpaw/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';

/** A person's notification settings. */
export interface Settings extends ReminderClock {
  readonly kinds: Partial<Readonly<Record<AlertKind, AlertChannels>>>;
}

/** Without a time zone UTC applies; a person's first browser reports theirs. */
const usual: Settings = { kinds: {}, quietHours: null, timeZone: 'UTC' };

/** The settings of these people; people without settings get the defaults. */
export async function alertSettingsOf(
  db: Database,
  uids: readonly string[],
): Promise<(uid: string) => Settings> {
  if (uids.length === 0) return () => usual;
  const rows = await db
    .select()
    .from(alertSettingsTable)
    .where(inArray(alertSettingsTable.uid, [...uids]));
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  return (uid) => {
    const row = byUid.get(uid);
    if (!row) return usual;
    return { kinds: row.kinds, quietHours: row.quietHours, timeZone: row.timeZone ?? usual.timeZone };
  };
}

/** The channels that a person chose for a kind of alert. */
export function channelsFor({ kinds }: Settings, kind: AlertKind): AlertChannels {
  return kinds[kind] ?? usualChannels;
}

/** 128 random bits for an address that needs no sign-in. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

export type SettingsRow = typeof alertSettingsTable.$inferSelect;

/** A person's row of settings, created if missing. */
export async function ensureSettings(db: Database, uid: string, now: Date): Promise<SettingsRow> {
  const row = (await ensureAllSettings(db, [uid], now)).get(uid);
  if (!row) throw new Error('A row that was just made is there.');
  return row;
}

/** The rows of these people by their ids; those that are missing are created. */
export async function ensureAllSettings(
  db: Database,
  uids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SettingsRow>> {
  const wanted = [...new Set(uids)];
  if (wanted.length === 0) return new Map();
  const drafts = wanted.map((uid) => ({ uid, kinds: {}, unsubscribeToken: newToken(), updatedAt: now }));
  await db.insert(alertSettingsTable).values(drafts).onConflictDoNothing();
  const rows = await db.select().from(alertSettingsTable).where(inArray(alertSettingsTable.uid, wanted));
  return new Map(rows.map((row) => [row.uid, row]));
}
