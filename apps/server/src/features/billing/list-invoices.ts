import type { OutputOf, billing as promised } from '@clearpaw/contract';
import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { type Page, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { findCustomer } from './find-customer.ts';
import { askStripe, requireBilling } from './require-billing.ts';

type Input = z.output<typeof promised.listInvoices.input>;
type Invoice = OutputOf<typeof promised.listInvoices>['items'][number];

/** The caller's invoices, newest first, as the payment provider has them. */
export async function listInvoices(call: Call, input: Input): Promise<Page<Invoice>> {
  const { stripe } = requireBilling(call);
  const after = readCursor(input.cursor, ['text']);
  const customer = await findCustomer(call.services, call.uid);
  if (!customer) return { items: [], nextCursor: null };
  const page = await askStripe(call, () =>
    stripe.invoices.list({
      customer: customer.customerId,
      limit: input.limit,
      ...(after?.[0] ? { starting_after: after[0] } : {}),
    }),
  );
  const last = page.data.at(-1);
  const cursor = last && page.has_more ? JSON.stringify([last.id]) : null;
  return {
    items: page.data.map(presentInvoice),
    nextCursor: cursor === null ? null : Buffer.from(cursor).toString('base64url'),
  };
}

function presentInvoice(one: Stripe.Invoice): Invoice {
  return {
    id: one.id,
    number: one.number,
    issuedAt: new Date(one.created * 1000).toISOString(),
    total: one.total,
    currency: one.currency,
    status: parseStatus(one.status),
    url: one.hosted_invoice_url ?? one.invoice_pdf ?? null,
  };
}

const statuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

function parseStatus(status: string | null): Invoice['status'] {
  return statuses.find((known) => known === status) ?? 'draft';
}
