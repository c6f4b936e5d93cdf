import { type Checkout, type Ledger, nextId, replace } from '../ledger/index.ts';
import { saveChange } from '../ledgers.ts';
import { nowAt } from '../sandbox-parts.ts';
import { checkoutShape, pageShape } from '../shapes/index.ts';
import { type ApiCall, customerIn, ownerOf, pagingOf } from './api-call.ts';
import { invalid, missingParameter } from './api-refusal.ts';
import { textAt, textsAt } from './form-body.ts';

/** Stripe's default. */
const openForS = 24 * 60 * 60;

export async function createCheckout(call: ApiCall): Promise<object> {
  const { db, parts, fields } = call;
  const before = await customerIn(call);
  const { id, ledger } = nextId(before, 'cs_test');
  const checkout = readCheckout(call, id);
  await saveChange(db, parts, {
    ledger: { ...ledger, checkouts: [...ledger.checkouts, checkout] },
    happenings: [],
  });
  if (textAt(fields, 'mode') !== 'subscription')
    throw invalid('mode', 'The sandbox sells subscriptions only.');
  return checkoutShape(ledger, checkout, parts.addresses.checkout(id), nowAt(parts));
}

function readCheckout({ parts, fields }: ApiCall, id: string): Checkout {
  const priceId = textAt(fields, 'line_items', '0', 'price');
  const price = parts.prices.find((one) => one.id === priceId);
  if (!price) throw invalid('line_items[0][price]', `No such price: '${priceId ?? ''}'`);
  const successUrl = textAt(fields, 'success_url');
  if (successUrl === undefined) throw invalid('success_url', 'Missing required param: success_url.');
  const trialDays = Number(textAt(fields, 'subscription_data', 'trial_period_days') ?? 0);
  const now = nowAt(parts);
  return {
    id,
    status: 'open',
    price,
    trialDays: trialDays > 0 ? trialDays : null,
    successUrl,
    cancelUrl: textAt(fields, 'cancel_url') ?? successUrl,
    metadata: textsAt(fields, 'metadata'),
    subscriptionMetadata: textsAt(fields, 'subscription_data', 'metadata'),
    clientReferenceId: textAt(fields, 'client_reference_id') ?? null,
    subscriptionId: null,
    createdAt: now,
    expiresAt: now + openForS,
  };
}

export async function listCheckouts(call: ApiCall): Promise<object> {
  const ledger = await customerIn(call);
  const status = textAt(call.fields, 'status');
  const shapes = [...ledger.checkouts].reverse().map((one) => shapeOf(call, ledger, one));
  const found = shapes.filter((one) => status === undefined || one.status === status);
  return pageShape('/v1/checkout/sessions', found, pagingOf(call));
}

export async function retrieveCheckout(call: ApiCall): Promise<object> {
  const ledger = await ownerOf(call, 'checkout.session');
  const found = ledger.checkouts.find(({ id }) => id === call.id);
  if (!found) throw missingParameter('checkout.session', call.id);
  return shapeOf(call, ledger, found);
}

function shapeOf({ parts }: ApiCall, ledger: Ledger, one: Checkout) {
  return checkoutShape(ledger, one, parts.addresses.checkout(one.id), nowAt(parts));
}

export async function expireCheckout(call: ApiCall): Promise<object> {
  const ledger = await ownerOf(call, 'checkout.session');
  const found = ledger.checkouts.find(({ id }) => id === call.id);
  if (!found) throw missingParameter('checkout.session', call.id);
  if (shapeOf(call, ledger, found).status !== 'open')
    throw invalid('session', 'Only sessions that are open can be expired.');
  const expired: Checkout = { ...found, status: 'expired' };
  const about = { kind: 'checkout', id: found.id } as const;
  await saveChange(call.db, call.parts, {
    ledger: replace(ledger, 'checkouts', expired),
    happenings: [{ type: 'checkout.session.expired', about }],
  });
  return shapeOf(call, ledger, expired);
}
