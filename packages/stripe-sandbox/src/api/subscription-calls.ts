import { cancelAtOnce } from '../ledger/index.ts';
import { saveChange } from '../ledgers.ts';
import { nowAt } from '../sandbox-parts.ts';
import { pageShape, subscriptionShape } from '../shapes/index.ts';
import { type ApiCall, customerIn, ownerOf, pagingOf } from './api-call.ts';
import { missingParameter } from './api-refusal.ts';
import { textAt, textsAt } from './form-body.ts';

export async function listSubscriptions(call: ApiCall): Promise<object> {
  const ledger = await customerIn(call);
  const status = textAt(call.fields, 'status');
  const wanted = ledger.subscriptions.filter((one) =>
    status === undefined ? one.status !== 'canceled' : status === 'all' || one.status === status,
  );
  const shapes = wanted.reverse().map((one) => subscriptionShape(ledger, one, expandsCard(call)));
  return pageShape('/v1/subscriptions', shapes, pagingOf(call));
}

export async function retrieveSubscription(call: ApiCall): Promise<object> {
  const ledger = await ownerOf(call, 'subscription');
  const found = ledger.subscriptions.find(({ id }) => id === call.id);
  if (!found) throw missingParameter('subscription', call.id);
  return subscriptionShape(ledger, found, expandsCard(call));
}

/** Ends it at once; one that has already ended is refused, as in Stripe. */
export async function cancelSubscription(call: ApiCall): Promise<object> {
  const ledger = await ownerOf(call, 'subscription');
  const found = ledger.subscriptions.find(({ id }) => id === call.id);
  if (!found || found.status === 'canceled') throw missingParameter('subscription', call.id);
  const changed = cancelAtOnce(ledger, found.id, nowAt(call.parts));
  await saveChange(call.db, call.parts, changed);
  const ended = changed.ledger.subscriptions.find(({ id }) => id === found.id) ?? found;
  return subscriptionShape(changed.ledger, ended, expandsCard(call));
}

function expandsCard({ fields }: ApiCall): boolean {
  return Object.values(textsAt(fields, 'expand')).some((path) => path.endsWith('default_payment_method'));
}
