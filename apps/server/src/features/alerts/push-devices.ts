import type { alerts } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { pushDeviceTable } from '../../schema/alert.ts';
import { pushKeysOf } from './push-keys.ts';
import { isPushService } from './push-services.ts';

type Device = z.output<typeof alerts.addPushDevice.input>;

/** The public key with which a browser subscribes at its push service. */
export async function getPushKey(call: Call): Promise<{ publicKey: string }> {
  const { publicKey } = await pushKeysOf(call.services);
  return { publicKey };
}

/** Pushes to this browser from now on; it receives the messages of the last account that signed in on it. */
export async function addPushDevice(call: Call, { endpoint, keys }: Device): Promise<Record<string, never>> {
  if (!isPushService(endpoint)) {
    const message = 'This is not the address of a push service we know.';
    throw refuse.invalid([{ path: 'endpoint', message, reason: 'push_unsupported' }]);
  }
  const row = { uid: call.uid, ...keys, createdAt: call.now };
  await call.services.store.db
    .insert(pushDeviceTable)
    .values({ endpoint, ...row })
    .onConflictDoUpdate({ target: pushDeviceTable.endpoint, set: row });
  return {};
}

/** Stops pushing to this browser. */
export async function removePushDevice(
  call: Call,
  { endpoint }: { endpoint: string },
): Promise<Record<string, never>> {
  await call.services.store.db
    .delete(pushDeviceTable)
    .where(and(eq(pushDeviceTable.endpoint, endpoint), eq(pushDeviceTable.uid, call.uid)));
  return {};
}
