import type { Ledger } from '../ledger/index.ts';

/** Stripe's customer. Source of all shapes here: the API version the SDK is made for. */
export function customerShape(ledger: Ledger) {
  return {
    id: ledger.id,
    object: 'customer',
    balance: 0,
    created: ledger.createdAt,
    currency: null,
    default_source: null,
    delinquent: ledger.invoices.some(({ status }) => status === 'open'),
    description: null,
    email: ledger.email,
    invoice_settings: { custom_fields: null, default_payment_method: ledger.card?.id ?? null, footer: null },
    livemode: false,
    metadata: ledger.metadata,
    name: ledger.name,
  };
}

/** Stripe's payment method, for the card on file. */
export function cardShape(ledger: Ledger) {
  if (!ledger.card) return null;
  const { id, brand, last4 } = ledger.card;
  return {
    id,
    object: 'payment_method',
    type: 'card',
    card: { brand, last4, exp_month: 12, exp_year: new Date(ledger.createdAt * 1000).getUTCFullYear() + 5 },
    created: ledger.createdAt,
    customer: ledger.id,
    livemode: false,
    metadata: {},
  };
}

/** Stripe's setup intent, for a card that was declined. */
export function setupShape(ledger: Ledger) {
  return {
    id: `seti_${ledger.id.slice('cus_'.length)}x${ledger.given}`,
    object: 'setup_intent',
    created: ledger.createdAt,
    customer: ledger.id,
    last_setup_error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    livemode: false,
    metadata: {},
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}
