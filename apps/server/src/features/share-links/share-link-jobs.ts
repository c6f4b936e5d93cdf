import { and, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { shareLinkTable, shareLinkUseTable } from '../../schema/share-link.ts';

const batch = 500;

/** Keys of ended links are deleted within a day; uses stay for 13 months, like alerts. */
export const forgetShareLinks = defineJob<Record<string, never>, Call['services']>({
  name: 'forget-share-links',
  cron: '41 4 * * *',
  async run({ store, clock }) {
    const now = clock.now();
    await store.db
      .update(shareLinkTable)
      .set({ sealed: null, passcodeMac: null })
      .where(
        and(
          isNotNull(shareLinkTable.sealed),
          or(lte(shareLinkTable.expiresAt, now), lte(shareLinkTable.attemptsLeft, 0)),
        ),
      );
    const oldest = sql`${now.toISOString()}::timestamptz - interval '13 months'`;
    for (let removed = batch; removed === batch; ) {
      const old = store.db
        .select({ id: shareLinkUseTable.id })
        .from(shareLinkUseTable)
        .where(lt(shareLinkUseTable.at, oldest))
        .limit(batch);
      const { rowCount } = await store.db.delete(shareLinkUseTable).where(inArray(shareLinkUseTable.id, old));
      removed = rowCount ?? 0;
    }
  },
});
