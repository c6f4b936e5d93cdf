import { alertsWithEmail } from '@clearpaw/domain';
import type { Language } from '@clearpaw/protocol';
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { takeAlertMails } from '../../platform/mail/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { profileTable } from '../../schema/profile.ts';
import type { AlertRow } from './alert-presenter.ts';
import { pushAlert } from './push-job.ts';
import { channelsFor, ensureAllSettings, type SettingsRow } from './settings-of.ts';
import { type AlertMail, writeAlertMail } from './write-mail.ts';

/** Small enough to finish soon, large enough to keep up. */
const batch = 50;

/**
 * Queues email and push of due alerts and marks them in the same transaction: each alert is sent once, however many
 * servers run this. Returns the number of alerts.
 */
export async function notifyDue(services: Services): Promise<number> {
  return services.store.transaction(async (tx) => {
    const rows = await tx.db
      .select()
      .from(alertTable)
      .where(and(isNotNull(alertTable.notifyAt), lte(alertTable.notifyAt, services.clock.now())))
      .orderBy(asc(alertTable.notifyAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    const readers = await readersOf(tx, rows, services.clock.now());
    const read = rows.flatMap((row) => {
      const reader = readers.get(row.uid);
      return reader ? [{ row, reader, ...channelsOf(row, reader) }] : [];
    });
    await mailAll(
      tx,
      services,
      read.filter(({ isMailed }) => isMailed),
    );
    const pushed = read.filter(({ push }) => push).map(({ row }) => ({ alertId: row.id }));
    await services.jobs.enqueueAll(tx, pushAlert, pushed);
    if (rows.length > 0) {
      const ids = rows.map(({ id }) => id);
      await tx.db.update(alertTable).set({ notifyAt: null }).where(inArray(alertTable.id, ids));
    }
    return rows.length;
  });
}

/** Marks everything that is due as emailed and pushed; returns how many. The alerts in the app do not change. */
export async function takeDueAsNotified({ db }: Tx, now: Date): Promise<number> {
  const due = and(isNotNull(alertTable.notifyAt), lte(alertTable.notifyAt, now));
  return (await db.update(alertTable).set({ notifyAt: null }).where(due)).rowCount ?? 0;
}

interface Reader {
  readonly email: string;
  readonly language: Language;
  readonly settings: SettingsRow;
}

/** Where and how people are reached, by their ids. Those whose account is gone are not there. */
async function readersOf({ db }: Tx, rows: readonly AlertRow[], now: Date): Promise<Map<string, Reader>> {
  const uids = [...new Set(rows.map(({ uid }) => uid))];
  if (uids.length === 0) return new Map();
  const people = await db
    .select({ uid: userTable.id, email: userTable.email, language: profileTable.language })
    .from(userTable)
    .leftJoin(profileTable, eq(profileTable.uid, userTable.id))
    .where(inArray(userTable.id, uids));
  const all = await ensureAllSettings(
    db,
    people.map(({ uid }) => uid),
    now,
  );
  return new Map(
    people.flatMap(({ uid, email, language }) => {
      const settings = all.get(uid);
      return settings ? [[uid, { email, language: language ?? 'en', settings }] as const] : [];
    }),
  );
}

function channelsOf(row: AlertRow, { settings }: Reader) {
  const { email, push } = channelsFor({ ...settings, timeZone: settings.timeZone ?? 'UTC' }, row.kind);
  return { isMailed: email && !alertsWithEmail.has(row.kind), push };
}

interface ReadAlert {
  readonly row: AlertRow;
  readonly reader: Reader;
}

/** Emails as many alerts as each reader may get today, in few statements: many pets arrive in the same minutes. */
async function mailAll(tx: Tx, services: Services, alerts: readonly ReadAlert[]): Promise<void> {
  const uids = alerts.map(({ row }) => row.uid);
  const left = new Map(await takeAlertMails(services.budgets, tx, uids));
  const mails: AlertMail[] = [];
  for (const { row, reader } of alerts) {
    const allowed = left.get(row.uid) ?? 0;
    left.set(row.uid, allowed - 1);
    if (allowed > 0) mails.push(await writeAlertMail(row, personOf(reader), services.config.publicUrl));
  }
  await services.mail.sendAll(tx, mails);
}

function personOf({ settings, ...person }: Reader) {
  return { ...person, unsubscribeToken: settings.unsubscribeToken };
}
