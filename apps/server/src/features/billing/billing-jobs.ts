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
/** Stripe sends an event again for three days; an id is kept longer than anyone would send one again by hand. */
const keepEventsMs = 60 * dayMs;

/**
 * Once a day by our clock, on the server that comes first; checked often, so that a server that is off at night still
 * compares. Differences are reported and corrected.
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

/**
 * Twenty attempts, up to an hour apart: most of a day in which Stripe may be unreachable. Nothing may be charged in the
 * meantime.
 */
const cancelRetries = 20;

/** Ends all of a customer's subscriptions at Stripe. Works when nothing is left of the person here. */
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
 * Ends a person's subscription at Stripe after this transaction; for people who delete their account. Call it before
 * their rows are removed. A person who is not a customer at Stripe has nothing to end.
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
