import { findTestCard } from './cards.ts';
import { collect } from './charge.ts';
import {
  type Changed,
  type Ledger,
  nextId,
  replace,
  runningSubscription,
  type SandboxSubscription,
} from './ledger.ts';
import { endSubscription, settle } from './settle.ts';

const dayS = 24 * 60 * 60;

/** Ends the running subscription at the end of its period; a past due one ends at once. */
export function cancel(ledger: Ledger, now: number): Changed {
  const running = runningSubscription(ledger);
  if (!running || running.cancelAtPeriodEnd) return nothing(ledger);
  if (running.status === 'past_due') return endSubscription(ledger, running, now);
  return update(ledger, { ...running, cancelAtPeriodEnd: true, canceledAt: now });
}

/** Ends a subscription at once, as requested through the API: nothing more is charged, and nothing is refunded. */
export function cancelAtOnce(ledger: Ledger, subscriptionId: string, now: number): Changed {
  const found = ledger.subscriptions.find(({ id }) => id === subscriptionId);
  return !found || found.status === 'canceled' ? nothing(ledger) : endSubscription(ledger, found, now);
}

/** Undoes a cancellation while the period lasts. */
export function resume(ledger: Ledger): Changed {
  const running = runningSubscription(ledger);
  if (!running?.cancelAtPeriodEnd) return nothing(ledger);
  return update(ledger, { ...running, cancelAtPeriodEnd: false, canceledAt: null });
}

/** Stores another card and pays open invoices with it; null for a number that is not a test card. */
export function changeCard(before: Ledger, typed: string, now: number): Changed | null {
  const { id, ledger } = nextId(before, 'pm');
  const found = findTestCard(typed, id);
  if (!found) return null;
  const { declinedAtCheckout: _, ...card } = found;
  let changed: Changed = {
    ledger: { ...ledger, card },
    happenings: [{ type: 'payment_method.attached', about: { kind: 'card' } }],
  };
  const running = runningSubscription(ledger);
  const open = ledger.invoices.filter(
    ({ status, subscriptionId }) => status === 'open' && subscriptionId === running?.id,
  );
  for (const invoice of open) changed = then(changed, collect(changed.ledger, invoice, now));
  return changed;
}

/** Refunds a paid invoice; access depends on the subscription and does not change. */
export function refund(ledger: Ledger, invoiceId: string): Changed {
  const invoice = ledger.invoices.find(({ id }) => id === invoiceId);
  if (invoice?.status !== 'paid' || invoice.total === 0 || invoice.refunded > 0) return nothing(ledger);
  return {
    ledger: replace(ledger, 'invoices', { ...invoice, refunded: invoice.total }),
    happenings: [{ type: 'charge.refunded', about: { kind: 'charge', id: invoice.id } }],
  };
}

/**
 * Advances the customer's time: all of their dates move into the past by this many days, and what has become due is
 * settled. The machine's clock stays as it is, so that signatures, tokens and our own server need no second clock.
 */
export function advance(ledger: Ledger, days: number, now: number): Changed {
  return settle(earlier(ledger, days * dayS), now);
}

function update(ledger: Ledger, next: SandboxSubscription): Changed {
  const about = { kind: 'subscription', id: next.id } as const;
  return {
    ledger: replace(ledger, 'subscriptions', next),
    happenings: [{ type: 'customer.subscription.updated', about }],
  };
}

function then(first: Changed, second: Changed): Changed {
  return { ledger: second.ledger, happenings: [...first.happenings, ...second.happenings] };
}

function nothing(ledger: Ledger): Changed {
  return { ledger, happenings: [] };
}

/** Every field whose name ends in `At` is a time. */
function earlier<T>(value: T, seconds: number): T {
  if (Array.isArray(value)) return value.map((item) => earlier(item, seconds)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const moved = Object.entries(value).map(([key, inner]) => {
    const isTime = key.endsWith('At') && typeof inner === 'number';
    return [key, isTime ? inner - seconds : earlier(inner, seconds)];
  });
  return Object.fromEntries(moved) as T;
}
