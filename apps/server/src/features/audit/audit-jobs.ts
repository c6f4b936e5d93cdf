import { isNull } from 'drizzle-orm';
import { isUnavailable } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { isAdopted } from '../../platform/installation/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { auditEntryTable } from '../../schema/audit.ts';
import { anchorEnds } from './anchors.ts';
import { linkEntries } from './link-entries.ts';
import { forgetBusiness, witnessOf } from './witness.ts';

/** If more businesses had actions in a minute, the next run takes the others. */
const mostBusinesses = 1_000;

/** Links entries that a stopped server left unlinked, even if no one reads the audit log. */
export const linkTrails = defineJob<Record<string, never>, Call['services']>({
  name: 'link-trails',
  cron: '* * * * *',
  async run(services) {
    const waiting = await services.store.db
      .selectDistinct({ businessId: auditEntryTable.businessId })
      .from(auditEntryTable)
      .where(isNull(auditEntryTable.position))
      .limit(mostBusinesses);
    for (const { businessId } of waiting) await linkEntries(services, businessId);
  },
});

/** How long an entry, and the copy of the last hash outside the database, may wait. */
const linkEveryMs = 5_000;
const anchorEveryMs = 60_000;

/**
 * Links what this server wrote, and copies the ends of the chains to where writers of the database cannot change them.
 */
export function followAudit(services: Call['services']): { close(): Promise<void> } {
  let running = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    running = running.then(work).catch((problem: Error) => {
      if (!isUnavailable(problem))
        services.log.error({ kind: problem.name }, 'the audit log could not be kept up');
    });
    return running;
  };
  const timers = [
    setInterval(() => void inTurn(() => linkWritten(services)), linkEveryMs),
    setInterval(() => void inTurn(() => anchorOwnEnds(services)), anchorEveryMs),
  ];
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await inTurn(() => linkWritten(services));
      await inTurn(() => anchorOwnEnds(services));
    },
  };
}

/** A copy of the database does not write beside the files of the original. */
async function anchorOwnEnds(services: Call['services']): Promise<void> {
  if (await isAdopted(services.store)) await anchorEnds(services);
}

async function linkWritten(services: Call['services']): Promise<void> {
  for (const businessId of [...witnessOf(services.store).written.keys()]) {
    await linkEntries(services, businessId).catch((problem: { cause?: { code?: string } }) => {
      // The audit log of a closed business is deleted with it.
      if (problem.cause?.code !== '23503') throw problem;
      forgetBusiness(services.store, businessId);
    });
  }
}
