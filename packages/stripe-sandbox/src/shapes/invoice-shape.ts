import type { Invoice, Ledger } from '../ledger/index.ts';
import { listShape } from './list-shape.ts';

/** Stripe's invoice with its one line. `pageUrl` is where people read it. */
export function invoiceShape(ledger: Ledger, one: Invoice, pageUrl: string) {
  const due = one.status === 'paid' ? 0 : one.total;
  const line = {
    id: one.id.replace('in_', 'il_'),
    object: 'line_item',
    amount: one.total,
    currency: one.currency,
    description: null,
    invoice: one.id,
    livemode: false,
    metadata: {},
    period: { start: one.periodStartAt, end: one.periodEndAt },
    quantity: 1,
  };
  return {
    id: one.id,
    object: 'invoice',
    amount_due: one.total,
    amount_paid: one.total - due,
    amount_remaining: due,
    attempt_count: one.attempts,
    attempted: one.attempts > 0,
    billing_reason: one.reason,
    collection_method: 'charge_automatically',
    created: one.createdAt,
    currency: one.currency,
    customer: ledger.id,
    customer_email: null,
    hosted_invoice_url: pageUrl,
    invoice_pdf: null,
    lines: listShape(`/v1/invoices/${one.id}/lines`, [line]),
    livemode: false,
    metadata: {},
    number: one.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription: one.subscriptionId },
    },
    period_start: one.periodStartAt,
    period_end: one.periodEndAt,
    status: one.status,
    status_transitions: {
      finalized_at: one.createdAt,
      marked_uncollectible_at: null,
      paid_at: one.paidAt,
      voided_at: null,
    },
    subtotal: one.total,
    total: one.total,
  };
}

/** Stripe's charge of a refunded invoice. */
export function chargeShape(ledger: Ledger, one: Invoice) {
  return {
    id: one.id.replace('in_', 'ch_'),
    object: 'charge',
    amount: one.total,
    amount_refunded: one.refunded,
    created: one.paidAt ?? one.createdAt,
    currency: one.currency,
    customer: ledger.id,
    livemode: false,
    metadata: {},
    paid: true,
    refunded: one.refunded === one.total,
    status: 'succeeded',
  };
}
