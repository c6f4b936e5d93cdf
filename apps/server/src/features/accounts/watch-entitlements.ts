import type { Entitlements } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { entitlementsOf, entitlementTopic } from './entitlements.ts';

/** The state now, then again after each change; a change that altered nothing is not repeated. */
export async function* watchEntitlements(call: Call): AsyncIterable<Entitlements> {
  const { clock, events, store } = call.services;
  const read = () => entitlementsOf(store.db, call.uid, clock.now());
  const subscription = await events.subscribe([entitlementTopic(call.uid)], call.signal);
  try {
    let last = await read();
    yield last;
    for await (const _ of subscription) {
      const next = await read();
      if (JSON.stringify(next) !== JSON.stringify(last)) yield next;
      last = next;
    }
  } finally {
    subscription.close();
  }
}
