import { productName } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { alertTable, pushDeviceTable } from '../../schema/alert.ts';
import { languageOf } from '../accounts/index.ts';
import { pushKeysOf } from './push-keys.ts';
import { sayRow } from './say-alert.ts';
import { pathFor } from './write-mail.ts';

/** An undelivered message is stale after a day. */
const keepForSeconds = 24 * 60 * 60;

/** Pushes an alert to every browser of its reader. Only the title is sent, so a push service sees nothing medical. */
export const pushAlert = defineJob<{ alertId: string }, Services>({
  name: 'push-alert',
  actsOutside: true,
  async run(services, { alertId }) {
    const { db } = services.store;
    const [row] = await db.select().from(alertTable).where(eq(alertTable.id, alertId));
    if (!row || row.readAt) return;
    const { title } = sayRow(row, await languageOf(db, row.uid));
    const payload = JSON.stringify({ id: row.id, title: productName, body: title, path: pathFor(row) });
    const devices = await db.select().from(pushDeviceTable).where(eq(pushDeviceTable.uid, row.uid));
    for (const device of devices) await pushTo(services, device, payload);
  },
});

async function pushTo(
  services: Services,
  { endpoint, p256dh, auth }: typeof pushDeviceTable.$inferSelect,
  payload: string,
): Promise<void> {
  const { publicKey, privateKey } = await pushKeysOf(services);
  const subject = services.config.publicUrl.startsWith('https:')
    ? services.config.publicUrl
    : 'mailto:alerts@localhost.test';
  const { default: webPush } = await import('web-push');
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: keepForSeconds,
      timeout: 10_000,
    });
  } catch (problem) {
    const { statusCode } = problem as { statusCode?: number };
    // The subscription no longer exists: the browser was reset or the permission revoked.
    if (statusCode !== 404 && statusCode !== 410) throw problem;
    await services.store.db.delete(pushDeviceTable).where(eq(pushDeviceTable.endpoint, endpoint));
  }
}
