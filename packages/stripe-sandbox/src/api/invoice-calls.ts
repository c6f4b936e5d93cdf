import { refund } from '../ledger/index.ts';
import { openLedgerOf, saveChange } from '../ledgers.ts';
import { chargeShape, invoiceShape, pageShape } from '../shapes/index.ts';
import { type ApiCall, customerIn, ownerOf, pagingOf } from './api-call.ts';
import { invalid, missingParameter } from './api-refusal.ts';
import { textAt } from './form-body.ts';

export async function listInvoicesCall(call: ApiCall): Promise<object> {
  const ledger = await customerIn(call);
  const [status, subscription] = [textAt(call.fields, 'status'), textAt(call.fields, 'subscription')];
  const found = ledger.invoices.filter(
    (one) =>
      (status === undefined || one.status === status) &&
      (subscription === undefined || one.subscriptionId === subscription),
  );
  const shapes = found
    .reverse()
    .map((one) => invoiceShape(ledger, one, call.parts.addresses.invoice(one.id)));
  return pageShape('/v1/invoices', shapes, pagingOf(call));
}

export async function retrieveInvoice(call: ApiCall): Promise<object> {
  const ledger = await ownerOf(call, 'invoice');
  const found = ledger.invoices.find(({ id }) => id === call.id);
  if (!found) throw missingParameter('invoice', call.id);
  return invoiceShape(ledger, found, call.parts.addresses.invoice(found.id));
}

/** Expects the charge of an invoice, which the sandbox names after the invoice. */
export async function createRefund({ db, parts, fields }: ApiCall): Promise<object> {
  const charge = textAt(fields, 'charge') ?? '';
  const invoiceId = charge.replace(/^ch_/, 'in_');
  const before = await openLedgerOf(db, parts, invoiceId);
  if (!before?.invoices.some(({ id }) => id === invoiceId)) throw missingParameter('charge', charge);
  const changed = refund(before, invoiceId);
  if (changed.happenings.length === 0) throw invalid('charge', 'This charge cannot be refunded.');
  const ledger = await saveChange(db, parts, changed);
  const invoice = ledger.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw missingParameter('charge', charge);
  const { amount, currency } = chargeShape(ledger, invoice);
  return {
    id: charge.replace('ch_', 're_'),
    object: 'refund',
    amount,
    charge,
    currency,
    status: 'succeeded',
  };
}
