import { lt } from 'drizzle-orm';
import { forgetOld } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { stripeEvent } from './billing.table.ts';
import { claimRun } from './claim-run.ts';
import { lapseDue, nextLapse } from './lapse-due.ts';
import { reconcile } from './reconcile.ts';

/** How often the next end is looked for: whoever loses access is shown the door within about a second. */
const lookEveryMs = 1_000;
const askDailyEveryMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** Stripe sends an event again for three days; an id is kept for longer than anything may be sent again by hand. */
const keepStripeEventsMs = 60 * dayMs;

export interface BillingJobs {
  close(): Promise<void>;
}

/** What goes on by itself: access that ends is written down when it ends, and once a day Stripe is compared. */
export function startBillingJobs(services: Services): BillingJobs {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let askedAt = Number.NEGATIVE_INFINITY;
  const round = async () => {
    try {
      await lapseIfDue(services);
      if (performance.now() - askedAt > askDailyEveryMs) {
        askedAt = performance.now();
        await reconcileDaily(services);
        await forgetDaily(services);
      }
    } catch (problem) {
      services.log.warn({ kind: (problem as Error).name }, 'a billing job failed; it is tried again shortly');
    }
    if (!closed) timer = setTimeout(begin, lookEveryMs).unref();
  };
  const begin = () => {
    running = round();
  };
  begin();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function lapseIfDue(services: Services): Promise<void> {
  const next = await nextLapse(services);
  if (next && next <= services.clock.now()) await lapseDue(services);
}

/** Once a day, on whichever server comes first: what nobody can ask for any more goes. */
async function forgetDaily(services: Services): Promise<void> {
  const { log, store, clock } = services;
  if (!(await claimRun(services, 'forget old', dayMs))) return;
  const now = clock.now();
  const old = new Date(now.getTime() - keepStripeEventsMs);
  const { rowCount } = await store.db.delete(stripeEvent).where(lt(stripeEvent.receivedAt, old));
  log.info({ ...(await forgetOld(store, now)), stripeEvents: rowCount }, 'what was old is forgotten');
}

/** Once a day, on whichever server comes first. Differences are reported and put right. */
async function reconcileDaily(services: Services): Promise<void> {
  const { billing, log } = services;
  if (!billing || !(await claimRun(services, 'reconcile', dayMs))) return;
  const { compared, drifts } = await reconcile({ ...services, billing }, { repair: true });
  for (const drift of drifts) log.error(drift, 'Stripe and our state differed');
  log.info({ compared, drifts: drifts.length }, 'Stripe and our state were compared');
}
