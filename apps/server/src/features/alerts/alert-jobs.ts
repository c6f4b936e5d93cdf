import { inArray, lt } from 'drizzle-orm';
import { lowestIdAt } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { alertTable } from '../../schema/alert.ts';

const batch = 1_000;
/** Longer than a year, so that a yearly alert is listed together with the one before it. */
const keptMs = 396 * 24 * 60 * 60 * 1000;

/** Deletes old alerts; what they were about is stored elsewhere. */
export const forgetAlerts = defineJob<object, Pick<Services, 'store' | 'clock'>>({
  name: 'forget-alerts',
  cron: '53 3 * * *',
  async run({ store: { db }, clock }) {
    const oldest = lowestIdAt(clock.now().getTime() - keptMs);
    for (let removed = batch; removed === batch; ) {
      const old = db
        .select({ id: alertTable.id })
        .from(alertTable)
        .where(lt(alertTable.id, oldest))
        .limit(batch);
      removed = (await db.delete(alertTable).where(inArray(alertTable.id, old))).rowCount ?? 0;
    }
  },
});
