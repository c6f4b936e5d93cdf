import { lte, sql } from 'drizzle-orm';
import type { Services } from '../../platform/http/index.ts';
import { billingRunTable } from '../../schema/billing.ts';

/** Takes a regular job for this server; false if another server began it less than `everyMs` ago. */
export async function claimRun(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  name: string,
  everyMs: number,
): Promise<boolean> {
  const now = clock.now();
  const before = new Date(now.getTime() - everyMs);
  const claimed = await store.db
    .insert(billingRunTable)
    .values({ name, begunAt: now })
    .onConflictDoUpdate({
      target: billingRunTable.name,
      set: { begunAt: now },
      setWhere: lte(billingRunTable.begunAt, sql`${before.toISOString()}::timestamptz`),
    })
    .returning({ name: billingRunTable.name });
  return claimed.length > 0;
}
