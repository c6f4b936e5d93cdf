import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { ensureSettings, newToken } from './settings-of.ts';

/** The address at which a calendar program reads the caller's due dates; created at the first request. */
export async function getCalendarFeed(call: Call): Promise<{ url: string }> {
  return call.services.store.transaction(async ({ db }) => {
    await ensureSettings(db, call.uid, call.now);
    const mine = eq(alertSettingsTable.uid, call.uid);
    const [row] = await db.select().from(alertSettingsTable).where(mine).for('update');
    const token = row?.calendarToken ?? newToken();
    if (!row?.calendarToken) await db.update(alertSettingsTable).set({ calendarToken: token }).where(mine);
    return { url: feedUrl(call, token) };
  });
}

/** Creates a new address; the old one is empty from now on. */
export async function rotateCalendarFeed(call: Call): Promise<{ url: string }> {
  const { db } = call.services.store;
  await ensureSettings(db, call.uid, call.now);
  const token = newToken();
  await db
    .update(alertSettingsTable)
    .set({ calendarToken: token })
    .where(eq(alertSettingsTable.uid, call.uid));
  return { url: feedUrl(call, token) };
}

function feedUrl({ services }: Call, token: string): string {
  return `${services.config.publicUrl}/calendar/${token}.ics`;
}
