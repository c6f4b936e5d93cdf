import { lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { stripeEventTable } from '../../schema/billing.ts';
import { cancelSubscriptions } from './cancel-subscriptions.ts';
import { claimRun } from './claim-run.ts';
import { findCustomer } from './find-customer.ts';
import { reconcile } from './reconcile.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Stripe sends an event again for three days; an id is kept for longer than anything may be sent again by hand. */
const keepEventsMs = 60 * dayMs;

/**
 * Once a day by our clock, on whichever server comes first; asked often, so that a server that sleeps at night is no
 * server that never compares. Differences are reported and put right.
 */
export const reconcileDaily = defineJob<object, Services>({
  name: 'reconcile-daily',
  actsOutside: true,
  cron: '*/10 * * * *',
  async run(services) {
    const { billing, log, store, clock } = services;
    if (!billing || !(await claimRun(services, 'reconcile', dayMs))) return;
    const { compared, drifts } = await reconcile({ ...services, billing }, { repair: true });
    for (const drift of drifts) log.error(drift, 'Stripe and our state differed');
    log.info({ compared, drifts: drifts.length }, 'Stripe and our state were compared');
    const old = new Date(clock.now().getTime() - keepEventsMs);
    await store.db.delete(stripeEventTable).where(lt(stripeEventTable.receivedAt, old));
  },
});

/** Twenty tries, up to an hour apart: most of a day in which Stripe may be away. Money must not be taken meanwhile. */
const cancelRetries = 20;

/** Ends at Stripe whatever a customer still pays for. Works when nothing is left of the person here. */
export const cancelSubscriptionJob = defineJob<{ customerId: string }, Services>({
  name: 'cancel-subscription',
  actsOutside: true,
  retries: cancelRetries,
  async run({ billing, log }, { customerId }) {
    if (!billing) throw new Error('There is no way to Stripe on this server.');
    const ended = await cancelSubscriptions(billing.stripe, customerId);
    log.info({ ended }, 'subscriptions of a customer were ended at Stripe');
  },
});

/**
 * Ends someone's subscription at Stripe after this transaction; for those who leave. Called before their rows are
 * removed. Who has no customer at Stripe has nothing to end.
 */
export async function cancelAtStripe(
  { jobs, store }: Pick<Services, 'jobs' | 'store'>,
  tx: Tx,
  uid: string,
): Promise<void> {
  const customer = await findCustomer({ store: { ...store, db: tx.db } }, uid);
  if (!customer) return;
  const { customerId } = customer;
  await jobs.enqueue(tx, cancelSubscriptionJob, { customerId }, { onceKey: customerId });
}

/** Scheduled jobs, and jobs after a commit. */
export const billingJobs = [reconcileDaily, cancelSubscriptionJob] as const;
