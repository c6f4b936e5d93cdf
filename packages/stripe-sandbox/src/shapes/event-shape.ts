import type { Ledger, LedgerEvent } from '../ledger/index.ts';
import type { Addresses } from './addresses.ts';
import { cardShape, setupShape } from './customer-shape.ts';
import { chargeShape, invoiceShape } from './invoice-shape.ts';
import { checkoutShape } from './session-shapes.ts';
import { subscriptionShape } from './subscription-shape.ts';

interface EventFrame {
  readonly id: string;
  readonly apiVersion: string;
  readonly createdAt: number;
}

/** Stripe's event about something that happened; null if the object no longer exists. */
export function eventShape(frame: EventFrame, { type, about }: LedgerEvent, ledger: Ledger, urls: Addresses) {
  const object = objectOf(about, ledger, urls, frame.createdAt);
  if (!object) return null;
  return {
    id: frame.id,
    object: 'event',
    api_version: frame.apiVersion,
    created: frame.createdAt,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

function objectOf(about: LedgerEvent['about'], ledger: Ledger, urls: Addresses, now: number) {
  if (about.kind === 'setup') return setupShape(ledger);
  if (about.kind === 'card') return cardShape(ledger);
  if (about.kind === 'checkout') {
    const found = ledger.checkouts.find(({ id }) => id === about.id);
    return found ? checkoutShape(ledger, found, urls.checkout(found.id), now) : null;
  }
  if (about.kind === 'subscription') {
    const found = ledger.subscriptions.find(({ id }) => id === about.id);
    return found ? subscriptionShape(ledger, found) : null;
  }
  const found = ledger.invoices.find(({ id }) => id === about.id);
  if (!found) return null;
  return about.kind === 'charge'
    ? chargeShape(ledger, found)
    : invoiceShape(ledger, found, urls.invoice(found.id));
}
