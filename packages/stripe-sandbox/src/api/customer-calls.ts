import { insertLedger, listLedgers, openLedger } from '../ledgers.ts';
import { nowAt } from '../sandbox-parts.ts';
import { customerShape, pageShape } from '../shapes/index.ts';
import { type ApiCall, pagingOf } from './api-call.ts';
import { missingParameter } from './api-refusal.ts';
import { textAt, textsAt } from './form-body.ts';

export async function addCustomer({ db, parts, fields }: ApiCall): Promise<object> {
  const ledger = {
    id: `cus_${parts.newId().replaceAll('-', '')}`,
    email: textAt(fields, 'email') ?? null,
    name: textAt(fields, 'name') ?? null,
    metadata: textsAt(fields, 'metadata'),
    createdAt: nowAt(parts),
    card: null,
    checkouts: [],
    portals: [],
    subscriptions: [],
    invoices: [],
    given: 0,
  };
  await insertLedger(db, ledger);
  return customerShape(ledger);
}

export async function retrieveCustomer({ db, parts, id }: ApiCall): Promise<object> {
  const ledger = await openLedger(db, parts, id);
  if (!ledger) throw missingParameter('customer', id);
  return customerShape(ledger);
}

export async function readCustomers(call: ApiCall): Promise<object> {
  const ledgers = await listLedgers(call.db, textAt(call.fields, 'email'));
  return pageShape('/v1/customers', ledgers.map(customerShape), pagingOf(call));
}
