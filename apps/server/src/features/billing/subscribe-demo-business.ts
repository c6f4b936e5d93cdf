import { businessConnectPlan, isLive } from '@clearpaw/domain';
import { claimRun } from './claim-run.ts';
import { type Customer, ensureCustomer } from './find-customer.ts';
import { findPersonByEmail } from './grant.ts';
import { type BillingServices, refreshSubscription } from './refresh-subscription.ts';

/** Source: contract, "Environment": the demo account that is entitled. */
const demoEmail = 'business@demo.test';
/** A trial and some months: enough for a list of invoices. */
const demoHistoryDays = 110;
const claimedForMs = 10_000;

/**
 * Subscribes the demo business as anyone would: customer, payment page, portal. The server has to be listening, because
 * the sandbox is called over HTTP; does nothing if it is already subscribed.
 */
export async function subscribeDemoBusiness(services: BillingServices): Promise<void> {
  const uid = await findPersonByEmail(services, demoEmail);
  if (uid === null) return;
  const customer = await ensureCustomer(services, uid);
  if (customer.reading && isLive(customer.reading)) return;
  // Of servers that start together only one does it.
  if (!(await claimRun(services, `demo ${uid}`, claimedForMs))) return;
  await subscribe(services, uid, customer);
}

async function subscribe(services: BillingServices, uid: string, customer: Customer): Promise<void> {
  const { stripe, priceId } = services.billing;
  const home = 'http://localhost/billing';
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.customerId,
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: {
      metadata: { uid, tier: 'business' },
      trial_period_days: businessConnectPlan.trialDays,
    },
    success_url: home,
    cancel_url: home,
  });
  if (session.url) await post(session.url, { outcome: 'success' });
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.customerId,
    return_url: home,
  });
  if (session.url) await post(portal.url, { action: 'advance', days: String(demoHistoryDays) });
  await refreshSubscription(services, uid);
}

async function post(url: string, form: Readonly<Record<string, string>>): Promise<void> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await reply.body?.cancel();
}
