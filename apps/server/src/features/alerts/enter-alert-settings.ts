import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { ensureSettings } from './settings-of.ts';

type Brought = Pick<typeof alertSettingsTable.$inferSelect, 'kinds' | 'quietHours' | 'timeZone'>;

/** Stores preferences that a person imports from another account; the time zone of their browser stays. */
export async function enterAlertSettings(
  db: Database,
  uid: string,
  { kinds, quietHours, timeZone }: Brought,
  now: Date,
): Promise<void> {
  const before = await ensureSettings(db, uid, now);
  await db
    .update(alertSettingsTable)
    .set({ kinds, quietHours, timeZone: before.timeZone ?? timeZone, updatedAt: now })
    .where(eq(alertSettingsTable.uid, uid));
}
