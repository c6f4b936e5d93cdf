import type { Billing } from '../../platform/billing/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { isAdopted } from '../../platform/installation/index.ts';
import { type Refusal, refuse } from '../../platform/refusal/index.ts';

/** The payment provider, or a refusal if this server has none. */
export function requireBilling({ services }: Call): Billing {
  if (services.billing) return services.billing;
  throw refuse.precondition(
    'billing_unavailable',
    'Payments are not set up on this server; its operator can set STRIPE_SECRET_KEY.',
  );
}

/** Runs a request to Stripe; an error is answered as "try again", and logged without its message. */
export async function askStripe<T>(call: Call, ask: () => Promise<T>): Promise<T> {
  if (!(await isAdopted(call.services.store))) throw paused();
  try {
    return await ask();
  } catch (problem) {
    if (!isStripeError(problem)) throw problem;
    const { type, code, requestId } = problem;
    call.services.log.warn({ type, code, requestId }, 'Stripe refused or could not be reached');
    throw unreachable();
  }
}

function unreachable(): Refusal {
  return refuse('UNAVAILABLE', 'The payment service cannot be reached at the moment; try again shortly.');
}

function paused(): Refusal {
  return refuse(
    'UNAVAILABLE',
    'Payments are paused until the operator of this server has confirmed that its restored data is to be used.',
  );
}

interface StripeProblem {
  readonly type: string;
  readonly code?: string;
  readonly requestId?: string;
}

function isStripeError(problem: unknown): problem is StripeProblem {
  return (
    problem instanceof Error && (problem as { type?: unknown }).type?.toString().startsWith('Stripe') === true
  );
}
