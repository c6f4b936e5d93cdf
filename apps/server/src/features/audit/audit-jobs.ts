import { isNull } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { auditEntry } from './audit.table.ts';
import { linkEntries } from './link-entries.ts';

/** More businesses than this had something done in a minute: the next run takes the others. */
const mostBusinesses = 1_000;

/** Gives new entries their places in the chain, also where nobody looks at the trail. */
export const linkTrails = defineJob<Record<string, never>, Call['services']>({
  name: 'link-trails',
  cron: '* * * * *',
  async run(services) {
    const waiting = await services.store.db
      .selectDistinct({ businessId: auditEntry.businessId })
      .from(auditEntry)
      .where(isNull(auditEntry.place))
      .limit(mostBusinesses);
    for (const { businessId } of waiting) await linkEntries(services, businessId);
  },
});
