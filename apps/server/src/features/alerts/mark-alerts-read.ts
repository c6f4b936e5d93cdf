import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { alertTable } from '../../schema/alert.ts';
import { alertTopic } from './alert-presenter.ts';

/** An alert read on one device is read on all. The time of the first reading stays. */
export async function markAlertsRead(
  call: Call,
  input: { ids: readonly string[] },
): Promise<Record<string, never>> {
  const ids = [...new Set(input.ids)];
  await call.services.store.transaction(async (tx) => {
    const mine = and(inArray(alertTable.id, ids), eq(alertTable.uid, call.uid));
    const found = await tx.db.select({ id: alertTable.id }).from(alertTable).where(mine);
    if (found.length < ids.length) throw refuse.notFound('alert');
    const read = await tx.db
      .update(alertTable)
      .set({ readAt: call.now })
      .where(and(mine, isNull(alertTable.readAt)))
      .returning({ id: alertTable.id });
    if (read.length > 0) tx.publish({ topic: alertTopic(call.uid), payload: {} });
  });
  return {};
}
