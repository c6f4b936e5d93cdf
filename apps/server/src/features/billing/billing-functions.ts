import type { billing as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createPortalSession } from './create-portal-session.ts';
import { getSubscription } from './get-subscription.ts';
import { listInvoices } from './list-invoices.ts';

export const billingFunctions: Implementations<typeof promised> = {
  createCheckoutSession,
  createPortalSession,
  getSubscription,
  listInvoices,
};
