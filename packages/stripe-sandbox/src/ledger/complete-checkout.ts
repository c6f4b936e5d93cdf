import { monthsAfter } from './calendar-months.ts';
import { findTestCard } from './cards.ts';
import { bill } from './charge.ts';
import {
  type Changed,
  type Checkout,
  type Ledger,
  nextId,
  replace,
  type SandboxSubscription,
} from './ledger.ts';

const dayS = 24 * 60 * 60;
const setupFailed = { type: 'setup_intent.setup_failed', about: { kind: 'setup' } } as const;

/** `closed`: the page was used before, or has expired. */
export type CheckoutOutcome =
  | ({ readonly outcome: 'paid' | 'declined' } & Changed)
  | { readonly outcome: 'unknown-card' | 'closed' };

/** Completes a checkout: the card is stored and the subscription begins, or nothing changes. */
export function completeCheckout(
  ledger: Ledger,
  checkout: Checkout,
  options: { readonly card: string; readonly decline: boolean },
  now: number,
): CheckoutOutcome {
  if (checkout.status !== 'open' || checkout.expiresAt <= now) return { outcome: 'closed' };
  const made = nextId(ledger, 'pm');
  const found = findTestCard(options.card, made.id);
  if (!found) return { outcome: 'unknown-card' };
  const { declinedAtCheckout, ...card } = found;
  const chargedNow = checkout.trialDays === null;
  if (options.decline || declinedAtCheckout || (chargedNow && !card.pays)) {
    return { outcome: 'declined', ledger, happenings: [setupFailed] };
  }
  return { outcome: 'paid', ...begin({ ...made.ledger, card }, checkout, now) };
}

function begin(before: Ledger, checkout: Checkout, now: number): Changed {
  const { id, ledger } = nextId(before, 'sub');
  const subscription = newSubscription(id, checkout, now);
  const closed = replace(ledger, 'checkouts', { ...checkout, status: 'complete', subscriptionId: id });
  const begun = { ...closed, subscriptions: [...closed.subscriptions, subscription] };
  const total = checkout.trialDays === null ? checkout.price.amount : 0;
  const billed = bill(begun, { subscription, reason: 'subscription_create', total, at: now });
  return {
    ledger: billed.ledger,
    happenings: [
      { type: 'customer.subscription.created', about: { kind: 'subscription', id } },
      ...billed.happenings,
      { type: 'checkout.session.completed', about: { kind: 'checkout', id: checkout.id } },
    ],
  };
}

function newSubscription(id: string, checkout: Checkout, now: number): SandboxSubscription {
  const { trialDays } = checkout;
  const trialEndAt = trialDays === null ? null : now + trialDays * dayS;
  const anchorAt = trialEndAt ?? now;
  return {
    id,
    status: trialEndAt === null ? 'active' : 'trialing',
    price: checkout.price,
    metadata: checkout.subscriptionMetadata,
    createdAt: now,
    trialEndAt,
    trialReminded: false,
    anchorAt,
    monthsDone: trialEndAt === null ? 1 : 0,
    periodStartAt: now,
    periodEndAt: trialEndAt ?? monthsAfter(anchorAt, 1),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoiceId: null,
  };
}
