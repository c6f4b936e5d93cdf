import { refuse } from '../../platform/refusal/index.ts';
import type { AuditedCall } from '../audit/index.ts';
import { checkReturnAddresses } from './check-return-address.ts';
import { enterBilling } from './enter-billing.ts';
import { findCustomer } from './find-customer.ts';
import { readSubscription } from './read-subscription.ts';
import { askStripe, requireBilling } from './require-billing.ts';

/** Opens the page on which a person cancels, resumes or changes the card. */
export async function createPortalSession(
  call: AuditedCall,
  input: { returnUrl: string },
): Promise<{ url: string }> {
  const { returnUrl } = input;
  checkReturnAddresses(call, { returnUrl });
  const { stripe } = requireBilling(call);
  const customer = await findCustomer(call.services, call.uid);
  // A payment that was just made may not have been reported yet.
  const reading =
    customer &&
    (customer.reading ?? (await askStripe(call, () => readSubscription(stripe, customer.customerId))));
  if (!reading) {
    throw refuse.precondition('no_subscription', 'There is no subscription yet; start one under Billing.');
  }
  const session = await askStripe(call, () =>
    stripe.billingPortal.sessions.create({ customer: customer.customerId, return_url: returnUrl }),
  );
  await call.services.store.transaction(({ db }) => enterBilling(db, call));
  return { url: session.url };
}
