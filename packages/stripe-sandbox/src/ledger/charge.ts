import {
  type Changed,
  type Invoice,
  type Ledger,
  nextId,
  replace,
  type SandboxSubscription,
} from './ledger.ts';

interface Bill {
  readonly subscription: SandboxSubscription;
  readonly reason: Invoice['reason'];
  readonly total: number;
  readonly at: number;
}

/** Creates an invoice for the subscription's current period and tries to collect it. */
export function bill(before: Ledger, { subscription, reason, total, at }: Bill): Changed {
  const { id, ledger } = nextId(before, 'in');
  const invoice: Invoice = {
    id,
    number: `${before.id.slice(-8).toUpperCase()}-${String(before.invoices.length + 1).padStart(4, '0')}`,
    subscriptionId: subscription.id,
    status: 'open',
    reason,
    total,
    refunded: 0,
    currency: subscription.price.currency,
    periodStartAt: subscription.periodStartAt,
    periodEndAt: subscription.periodEndAt,
    createdAt: at,
    paidAt: null,
    attempts: 0,
  };
  const billed = { ...ledger, invoices: [...ledger.invoices, invoice] };
  return collect(replace(billed, 'subscriptions', { ...subscription, latestInvoiceId: id }), invoice, at);
}

/** Charges the card for an open invoice and updates the subscription by the outcome. */
export function collect(ledger: Ledger, invoice: Invoice, at: number): Changed {
  const subscription = ledger.subscriptions.find(({ id }) => id === invoice.subscriptionId);
  if (!subscription) return { ledger, happenings: [] };
  const paid = invoice.total === 0 || ledger.card?.pays === true;
  const attempts = invoice.attempts + 1;
  const tried: Invoice = paid
    ? { ...invoice, attempts, status: 'paid', paidAt: at }
    : { ...invoice, attempts };
  const status = statusAfter(subscription, paid, invoice.total);
  const next = replace(replace(ledger, 'invoices', tried), 'subscriptions', { ...subscription, status });
  const type = paid ? 'invoice.paid' : 'invoice.payment_failed';
  const about = { kind: 'subscription', id: subscription.id } as const;
  const changed = status === subscription.status ? [] : [{ type: 'customer.subscription.updated', about }];
  return { ledger: next, happenings: [...changed, { type, about: { kind: 'invoice', id: invoice.id } }] };
}

function statusAfter(
  subscription: SandboxSubscription,
  paid: boolean,
  total: number,
): SandboxSubscription['status'] {
  if (subscription.status === 'canceled') return 'canceled';
  if (!paid) return 'past_due';
  return total === 0 ? subscription.status : 'active';
}
