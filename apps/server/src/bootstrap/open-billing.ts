import { createHmac } from 'node:crypto';
import { type Clock, newId } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Billing } from './billing.ts';
import { createStripe } from './create-stripe.ts';
import { addressesBelow, createSandbox, type Price, type Sandbox } from './sandbox/index.ts';

export interface BillingParts {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly authSecret: string;
  /** What the sandbox sells. */
  readonly price: Price;
}

/** The way to the money, and the sandbox if that is where it leads. */
export interface OpenBilling {
  readonly billing: Billing | null;
  readonly sandbox: Sandbox | null;
}

/** Stripe where there are keys, else the sandbox; in production without keys there is no billing. */
export function openBilling(parts: BillingParts): OpenBilling {
  const { config } = parts;
  if (config.stripe) {
    const { secretKey, priceId, apiUrl } = config.stripe;
    const stripe = createStripe(secretKey, apiUrl);
    return { billing: { stripe, priceId, webhookSecrets: config.stripeWebhookSecrets }, sandbox: null };
  }
  if (config.production) return { billing: null, sandbox: null };
  return openSandbox(parts);
}

function openSandbox({ config, store, clock, log, authSecret, price }: BillingParts): OpenBilling {
  const own = localOrigin(config, config.port);
  const port = config.billingSandboxPort;
  const stripe = createStripe('sk_test_sandbox', port === undefined ? own : localOrigin(config, port));
  const given = config.stripeWebhookSecrets;
  const webhookSecrets = given.length > 0 ? given : [derivedSecret(authSecret)];
  const sandbox = createSandbox({
    store,
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

/** The same in every copy of the server, and never written down. */
function derivedSecret(authSecret: string): string {
  return `whsec_${createHmac('sha256', authSecret).update('billing sandbox').digest('hex')}`;
}

/** Where this process reaches itself. */
function localOrigin({ host }: Config, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** Where people's browsers reach the sandbox: the public address, or the same machine on the sandbox's own port. */
function pageOrigin({ publicUrl, billingSandboxPort }: Config): string {
  const url = new URL(publicUrl);
  if (billingSandboxPort === undefined) return url.origin;
  return `http://${url.hostname}:${billingSandboxPort}`;
}
