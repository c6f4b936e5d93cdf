import { createHmac } from 'node:crypto';
import type { Price, Sandbox } from '@clearpaw/stripe-sandbox';
import { type Billing, createStripe } from '../platform/billing/index.ts';
import { type Clock, newId } from '../platform/clock/index.ts';
import { type Config, StartRefused } from '../platform/config/index.ts';
import type { Store } from '../platform/database/index.ts';
import type { Log } from '../platform/telemetry/index.ts';

export interface BillingParts {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly authSecret: string;
  /** The price that the sandbox offers. */
  readonly price: Price;
}

/** The payment provider, and the sandbox if it is the one in use. */
export interface OpenBilling {
  readonly billing: Billing | null;
  readonly sandbox: Sandbox | null;
}

/** Stripe if there are keys, otherwise the sandbox; in production without keys there is no billing. */
export async function openBilling(parts: BillingParts): Promise<OpenBilling> {
  const { config } = parts;
  if (config.stripe) {
    const { secretKey, priceId, apiUrl } = config.stripe;
    const stripe = await createStripe(secretKey, apiUrl);
    return { billing: { stripe, priceId, webhookSecrets: config.stripeWebhookSecrets }, sandbox: null };
  }
  if (config.production) return { billing: null, sandbox: null };
  return openSandbox(parts);
}

async function openSandbox(parts: BillingParts): Promise<OpenBilling> {
  const { addressesBelow, createSandbox } = await loadSandbox();
  const { config, store, clock, log, authSecret, price } = parts;
  const own = localOrigin(config, config.port);
  const port = config.billingSandboxPort;
  const stripe = await createStripe('sk_test_sandbox', port === undefined ? own : localOrigin(config, port));
  const given = config.stripeWebhookSecrets;
  const webhookSecrets = given.length > 0 ? given : [derivedSecret(authSecret)];
  const sandbox = createSandbox({
    db: store.db,
    clock,
    log,
    newId,
    prices: [price],
    apiVersion: stripe.getApiField('version') as string,
    addresses: addressesBelow(pageOrigin(config)),
    returnOrigin: new URL(config.publicUrl).origin,
    deliverTo: `${own}/webhooks/stripe`,
    webhookSecrets,
  });
  return { billing: { stripe, priceId: price.id, webhookSecrets }, sandbox };
}

/** The only code that loads the sandbox: a server with keys, or in production, starts without its package. */
async function loadSandbox() {
  try {
    return await import('@clearpaw/stripe-sandbox');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw problem;
    throw new StartRefused(
      'The billing sandbox is not installed: run npm ci, or set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID.',
    );
  }
}

/** Identical on every server of the installation, and never stored. */
function derivedSecret(authSecret: string): string {
  return `whsec_${createHmac('sha256', authSecret).update('billing sandbox').digest('hex')}`;
}

/** The address at which this process reaches itself. */
function localOrigin({ host }: Config, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** The address at which browsers reach the sandbox: the public address, or this machine on the sandbox's own port. */
function pageOrigin({ publicUrl, billingSandboxPort }: Config): string {
  const url = new URL(publicUrl);
  if (billingSandboxPort === undefined) return url.origin;
  return `http://${url.hostname}:${billingSandboxPort}`;
}
