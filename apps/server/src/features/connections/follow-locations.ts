import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { connectionTable } from '../../schema/connection.ts';
import { publishTrigger } from '../alerts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { accessTopic } from '../members/index.ts';
import { termsOf } from '../pets/index.ts';
import { cancelVisitsOf } from '../visit-states/index.ts';

type ConnectionRow = typeof connectionTable.$inferSelect;
type ConnectionKey = Pick<ConnectionRow, 'businessId' | 'petId'>;

/** After a change by the owner: the connections that this one allowed at other locations change or end with it. */
export async function followLocations(tx: Tx, call: AuditedCall, changed: ConnectionRow): Promise<void> {
  if (changed.locationsSharedAt === null) return endAtOtherLocations(tx, call, changed);
  const followed = await tx.db
    .update(connectionTable)
    .set(termsOf(changed))
    .where(isAllowedBy(changed))
    .returning({ businessId: connectionTable.businessId });
  for (const { businessId } of followed) {
    tx.publish({ topic: accessTopic(businessId), payload: { petId: changed.petId } });
  }
}

/** From the next request on the other locations see nothing through this connection. */
export async function endAtOtherLocations(tx: Tx, call: AuditedCall, ended: ConnectionKey): Promise<void> {
  const { petId } = ended;
  const rows = await tx.db
    .update(connectionTable)
    .set({ revokedAt: call.now })
    .where(isAllowedBy(ended))
    .returning({ businessId: connectionTable.businessId });
  const subject = { kind: 'connection', id: petId } as const;
  for (const { businessId } of rows) {
    await cancelVisitsOf(tx, petId, [businessId], call.now);
    await appendEntry(tx.db, call, { businessId, by: 'owner', subject });
    tx.publish({ topic: accessTopic(businessId), payload: { petId, connected: false } });
  }
  if (rows.length > 0) publishTrigger(tx, { petChanged: petId });
}

function isAllowedBy({ businessId, petId }: ConnectionKey) {
  return and(
    eq(connectionTable.fromBusinessId, businessId),
    eq(connectionTable.petId, petId),
    isNull(connectionTable.revokedAt),
  );
}
