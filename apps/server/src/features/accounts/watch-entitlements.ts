import type { Entitlements } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { entitlementsOf, entitlementTopic } from './entitlements.ts';

/** The state now, then again after each change; a change that altered nothing is not repeated. */
export async function* watchEntitlements(call: Call): AsyncIterable<Entitlements> {
  const { events, store } = call.services;
  const subscription = await events.subscribe([entitlementTopic(call.uid)]);
  call.signal.addEventListener('abort', () => subscription.close(), { once: true });
  let last = await entitlementsOf(store.db, call.uid);
  yield last;
  for await (const _ of subscription) {
    const next = await entitlementsOf(store.db, call.uid);
    if (JSON.stringify(next) !== JSON.stringify(last)) yield next;
    last = next;
  }
}
