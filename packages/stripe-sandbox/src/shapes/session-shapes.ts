import type { Checkout, Ledger, Portal } from '../ledger/index.ts';

/** Stripe's checkout session; it has no page address once it is closed. */
export function checkoutShape(ledger: Ledger, one: Checkout, pageUrl: string, now: number) {
  const status = one.status === 'open' && one.expiresAt <= now ? 'expired' : one.status;
  return {
    id: one.id,
    object: 'checkout.session',
    amount_total: one.trialDays === null ? one.price.amount : 0,
    cancel_url: one.cancelUrl,
    client_reference_id: one.clientReferenceId,
    created: one.createdAt,
    currency: one.price.currency,
    customer: ledger.id,
    expires_at: one.expiresAt,
    livemode: false,
    metadata: one.metadata,
    mode: 'subscription',
    payment_status: one.status === 'complete' && one.trialDays === null ? 'paid' : 'no_payment_required',
    status,
    subscription: one.subscriptionId,
    success_url: one.successUrl,
    url: status === 'open' ? pageUrl : null,
  };
}

/** Stripe's billing portal session. */
export function portalShape(ledger: Ledger, one: Portal, pageUrl: string) {
  return {
    id: one.id,
    object: 'billing_portal.session',
    created: one.createdAt,
    customer: ledger.id,
    livemode: false,
    return_url: one.returnUrl,
    url: pageUrl,
  };
}
