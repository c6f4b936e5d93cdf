import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { appendEntry } from '../audit/index.ts';
import { accessTopic } from '../members/index.ts';
import { cancelVisitsOf } from '../visit-states/index.ts';

/** From the next request on no business sees the pet; each has an entry in its audit log. */
export async function endConnectionsOf(tx: Tx, call: Call, petId: string): Promise<void> {
  const ended = await tx.db
    .update(connectionTable)
    .set({ revokedAt: call.now })
    .where(and(eq(connectionTable.petId, petId), isNull(connectionTable.revokedAt)))
    .returning({ businessId: connectionTable.businessId });
  const businessIds = ended.map(({ businessId }) => businessId);
  await cancelVisitsOf(tx, petId, businessIds, call.now);
  await notifyBusinesses(tx, call, { petId, ended, action: 'disconnectPet' });
}

/**
 * Connections that ended at the moment when the pet stopped being active resume; those that its owner ended stay ended.
 */
export async function resumeConnectionsOf(
  tx: Tx,
  call: Call,
  { petId, endedAt }: { readonly petId: string; readonly endedAt: Date },
): Promise<void> {
  const resumed = await tx.db
    .update(connectionTable)
    .set({ revokedAt: null, dueAt: call.now })
    .where(
      and(
        eq(connectionTable.petId, petId),
        eq(connectionTable.revokedAt, endedAt),
        isNull(connectionTable.blockedAt),
        or(isNull(connectionTable.endsAt), gt(connectionTable.endsAt, call.now)),
      ),
    )
    .returning({ businessId: connectionTable.businessId });
  await notifyBusinesses(tx, call, { petId, ended: resumed, action: 'connectPet' });
}

interface Change {
  readonly petId: string;
  readonly ended: readonly { readonly businessId: string }[];
  readonly action: 'connectPet' | 'disconnectPet';
}

async function notifyBusinesses(tx: Tx, call: Call, { petId, ended, action }: Change): Promise<void> {
  const subject = { kind: 'connection', id: petId } as const;
  for (const { businessId } of ended) {
    await appendEntry(tx.db, { ...call, name: action }, { businessId, by: 'owner', subject });
    const payload = { petId, connected: action === 'connectPet' };
    tx.publish({ topic: accessTopic(businessId), payload });
  }
}
