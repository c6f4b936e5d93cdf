import { alertsWithEmail } from '@clearpaw/domain';
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { takeAlertMail } from '../../platform/mail/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { profileTable } from '../../schema/profile.ts';
import type { AlertRow } from './alert-presenter.ts';
import { pushAlert } from './push-job.ts';
import { channelsFor, ensureSettings } from './settings-of.ts';
import { writeAlertMail } from './write-mail.ts';

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
    for (const row of rows) await notify(tx, services, row);
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

async function notify(tx: Tx, services: Services, row: AlertRow): Promise<void> {
  const [person] = await tx.db
    .select({ email: userTable.email, language: profileTable.language })
    .from(userTable)
    .leftJoin(profileTable, eq(profileTable.uid, userTable.id))
    .where(eq(userTable.id, row.uid));
  if (!person) return;
  const settings = await ensureSettings(tx.db, row.uid, services.clock.now());
  const { email, push } = channelsFor({ ...settings, timeZone: settings.timeZone ?? 'UTC' }, row.kind);
  const { unsubscribeToken } = settings;
  const isMailed = email && !alertsWithEmail.has(row.kind);
  if (isMailed && (await takeAlertMail(services.budgets, tx, row.uid))) {
    const reader = { email: person.email, language: person.language ?? 'en', unsubscribeToken };
    const mail = await writeAlertMail(row, reader, services.config.publicUrl);
    await services.mail.send(tx, mail);
  }
  if (push) await services.jobs.enqueue(tx, pushAlert, { alertId: row.id });
}
