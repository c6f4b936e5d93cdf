import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { alertTopic } from './alert-presenter.ts';

/**
 * The action that an alert asked for is done: the alert is marked as read for everyone, and its pending emails are
 * canceled.
 */
export async function settleAlerts(
  tx: Tx,
  of: { readonly businessId: string; readonly onceKey: string; readonly now: Date },
): Promise<void> {
  const settled = await tx.db
    .update(alertTable)
    .set({ readAt: of.now, notifyAt: null })
    .where(
      and(
        eq(alertTable.businessId, of.businessId),
        eq(alertTable.onceKey, of.onceKey),
        isNull(alertTable.readAt),
      ),
    )
    .returning({ uid: alertTable.uid });
  for (const { uid } of settled) tx.publish({ topic: alertTopic(uid), payload: {} });
}
