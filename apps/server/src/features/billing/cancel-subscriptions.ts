import { isLive, subscriptionStatuses } from '@clearpaw/domain';
import type { Stripe } from 'stripe';

/**
 * Ends all of a customer's subscriptions at once: nothing more is charged. Repeating it finds nothing to end.
 * @returns how many were ended
 */
export async function cancelSubscriptions(stripe: Stripe, customerId: string): Promise<number> {
  let ended = 0;
  const all = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  for await (const { id, status } of all) {
    const known = subscriptionStatuses.find((one) => one === status);
    // A subscription with a status that we do not know may cost money, so it is ended too.
    if (known !== undefined && !isLive({ status: known })) continue;
    await stripe.subscriptions.cancel(id);
    ended++;
  }
  return ended;
}
