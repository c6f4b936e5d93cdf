import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { alertTable } from '../../schema/alert.ts';

/** The renewal alerts to keep: those of all people listed, or those of one person with these keys. */
export type KeptRenewals =
  | { readonly uids: readonly string[] }
  | { readonly uid: string; readonly onceKeys: readonly string[] };

/**
 * A reminder that waits for the end of quiet hours is not sent if its reason is gone. Without `kept`, none of the pet's
 * waiting reminders is sent.
 */
export async function silenceRenewals(db: Database, petId: string, kept?: KeptRenewals): Promise<void> {
  await db
    .update(alertTable)
    .set({ notifyAt: null })
    .where(
      and(
        eq(alertTable.petId, petId),
        eq(alertTable.kind, 'renewal'),
        isNotNull(alertTable.notifyAt),
        kept && outside(kept),
      ),
    );
}

function outside(kept: KeptRenewals) {
  if ('uids' in kept) return notInArray(alertTable.uid, [...kept.uids]);
  const { uid, onceKeys } = kept;
  return and(
    eq(alertTable.uid, uid),
    onceKeys.length > 0 ? notInArray(alertTable.onceKey, [...onceKeys]) : undefined,
  );
}
