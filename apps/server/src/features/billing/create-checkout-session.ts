import { createHash } from 'node:crypto';
import type { billing as promised } from '@clearpaw/contract';
import { businessConnectPlan, isLive } from '@clearpaw/domain';
import type { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Billing } from '../../platform/billing/index.ts';
import { idempotentAfterDecision } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { checkReturnAddresses } from './check-return-address.ts';
import { enterBilling } from './enter-billing.ts';
import { type Customer, ensureCustomer } from './find-customer.ts';
import { readSubscription } from './read-subscription.ts';
import { askStripe, requireBilling } from './require-billing.ts';

type Input = z.output<typeof promised.createCheckoutSession.input>;
type CheckoutOptions = Omit<Input, 'idempotencyKey'>;

/** Opens the payment page for Business Connect. A person with a subscription manages it instead. */
export function createCheckoutSession(call: AuditedCall, input: Input): Promise<{ url: string }> {
  const { idempotencyKey, ...fields } = input;
  const { successUrl, cancelUrl } = fields;
  checkReturnAddresses(call, { successUrl, cancelUrl });
  const billing = requireBilling(call);
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  const open = () => askStripe(call, () => openCheckout(call, billing, fields));
  return idempotentAfterDecision(call.services.store, attempt, open, async ({ db }, url) => {
    await enterBilling(db, call);
    return { url };
  });
}

async function openCheckout(call: Call, billing: Billing, fields: CheckoutOptions): Promise<string> {
  const customer = await ensureCustomer({ ...call.services, billing }, call.uid);
  // Read from Stripe, not from our copy, because a payment that was just made must not be requested again.
  const reading = await readSubscription(billing.stripe, customer.customerId);
  if (reading && isLive(reading)) {
    throw refuse.precondition(
      'already_subscribed',
      'You have a subscription already; manage it under Billing.',
    );
  }
  const { data: sessions } = await billing.stripe.checkout.sessions.list({
    customer: customer.customerId,
    limit: 100,
  });
  const open = await reuseSession(call, billing.stripe, sessions, fields);
  if (open) return open;
  const options = { ...fields, trial: reading === null };
  const session = await billing.stripe.checkout.sessions.create(
    toSession(call.uid, billing, customer, options),
    { idempotencyKey: keyFor(call.uid, sessions[0]?.id ?? 'first', options) },
  );
  if (!session.url) throw refuse('UNAVAILABLE', 'The payment page could not be opened; try again shortly.');
  return session.url;
}

/** No one should get a page that closes while they look for their card. */
const stillOpenForS = 30 * 60;

/** Only one payment page is open at a time, because two could both be paid. */
async function reuseSession(
  call: Call,
  stripe: Stripe,
  sessions: readonly Stripe.Checkout.Session[],
  { successUrl, cancelUrl }: CheckoutOptions,
): Promise<string | null> {
  const open = sessions.filter(({ status }) => status === 'open');
  const openUntil = call.now.getTime() / 1000 + stillOpenForS;
  const fitting = open.find(
    (one) => one.success_url === successUrl && one.cancel_url === cancelUrl && one.expires_at > openUntil,
  );
  for (const { id } of open.filter((one) => one !== fitting)) await stripe.checkout.sessions.expire(id);
  return fitting?.url ?? null;
}

/** The same idempotency key for concurrent requests; another one once a session was created with it. */
function keyFor(
  uid: string,
  latestSession: string,
  options: CheckoutOptions & { readonly trial: boolean },
): string {
  const asked = JSON.stringify([latestSession, options.successUrl, options.cancelUrl, options.trial]);
  return `checkout:${uid}:${createHash('sha256').update(asked).digest('base64url')}`;
}

function toSession(
  uid: string,
  billing: Billing,
  customer: Customer,
  options: CheckoutOptions & { readonly trial: boolean },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { uid, tier: options.tier };
  // The trial is for people who have never had a subscription.
  const trial = options.trial ? { trial_period_days: businessConnectPlan.trialDays } : {};
  return {
    mode: 'subscription',
    customer: customer.customerId,
    client_reference_id: uid,
    line_items: [{ price: billing.priceId, quantity: 1 }],
    subscription_data: { metadata, ...trial },
    payment_method_collection: 'always',
    metadata,
    success_url: options.successUrl,
    cancel_url: options.cancelUrl,
  };
}
