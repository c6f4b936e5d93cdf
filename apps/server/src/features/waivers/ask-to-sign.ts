import type { OutputOf, waivers } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import { waiverTable } from '../../schema/waiver.ts';
import { waiverKey } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { type Asking, askOwners } from './ask-owners.ts';
import { saveWaiver } from './find-waiver.ts';
import { findUnsignedOwners, type UnsignedOwner } from './unsigned-owners.ts';
import { unsignedQuery } from './unsigned-query.ts';

type Input = z.output<typeof waivers.askToSign.input>;
type Asked = OutputOf<typeof waivers.askToSign>;

/** So many that their alerts are one transaction of a second or two. */
const mostOwners = 2_000;
const batch = 200;

/**
 * Asks everyone who cares for an unsigned pet, with one alert about all of theirs, on the channels they chose. The
 * business learns how many owners were asked, never to which address.
 */
export async function askToSign(call: AuditedCall, input: Input): Promise<Asked> {
  const { waiver, membership } = await saveWaiver(call, input.waiverId, 'notifyOwners');
  const { business } = membership;
  const { idempotencyKey: key, ...fields } = input;
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    await lockAsking(tx, waiver.id);
    const query = unsignedQuery({ waiver, timeZone: business.timeZone, now: call.now });
    const owners = await findUnsignedOwners(tx.db, query, input);
    const reachable = owners.filter(({ hasAccount }) => hasAccount);
    const onceKey = waiverKey(waiver.id, `asked ${call.services.newId()}`);
    const asking = { tx, call, waiver, business: business.name, onceKey };
    const { asked, taken } = await askFirst(asking, reachable);
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'waiver', id: waiver.id } });
    return {
      asked,
      alreadyAsked: taken - asked,
      withoutAccount: owners.length - reachable.length,
      remaining: reachable.length - taken,
    };
  });
}

/** Two who press at once ask one after the other. Signatures, which only refer to the waiver, go on. */
async function lockAsking({ db }: Tx, waiverId: string): Promise<void> {
  await db
    .select({ id: waiverTable.id })
    .from(waiverTable)
    .where(eq(waiverTable.id, waiverId))
    .for('no key update');
}

/** Asks until the limit is reached; the rest is left to the next call. */
async function askFirst(
  asking: Asking,
  owners: readonly UnsignedOwner[],
): Promise<{ readonly asked: number; readonly taken: number }> {
  let [asked, taken] = [0, 0];
  while (taken < owners.length && asked < mostOwners) {
    const next = owners.slice(taken, taken + batch);
    asked += await askOwners(asking, next);
    taken += next.length;
  }
  return { asked, taken };
}
