import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { ensureSettings, newToken } from './settings-of.ts';

/** The address under which a calendar program finds the caller's due dates; made when first asked for. */
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

/** A new address; the old one is empty from this moment on. */
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
