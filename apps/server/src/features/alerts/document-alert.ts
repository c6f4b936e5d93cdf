import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { type AlertRow, alertTopic } from './alert-presenter.ts';
import { documentKey } from './document-key.ts';

interface Read {
  readonly documentId: string;
  readonly petId: string;
  readonly now: Date;
}

/** A document that was reviewed or deleted needs no action anymore: its alert is marked as read for everyone. */
export async function markDocumentAlertsRead(tx: Tx, { documentId, petId, now }: Read): Promise<void> {
  const waiting = and(
    eq(alertTable.petId, petId),
    eq(alertTable.onceKey, documentKey(documentId)),
    isNull(alertTable.readAt),
  );
  const read: Pick<AlertRow, 'uid'>[] = await tx.db
    .update(alertTable)
    .set({ readAt: now })
    .where(waiting)
    .returning({ uid: alertTable.uid });
  for (const { uid } of read) tx.publish({ topic: alertTopic(uid), payload: {} });
}
