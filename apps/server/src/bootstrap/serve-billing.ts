import { businessConnectPlan } from '@clearpaw/domain';
import type { Sandbox } from '@clearpaw/stripe-sandbox';
import { Hono } from 'hono';
import { receiveEvent, subscribeDemoBusiness, watchLapses } from '../features/billing/index.ts';
import { webhookRoutes } from '../platform/billing/index.ts';
import { listen, ownHostOnly, type Services } from '../platform/http/index.ts';
import { type BillingParts, type OpenBilling, openBilling } from './open-billing.ts';

/** The price that the sandbox offers, with a separate id. */
const sandboxPrice = {
  id: 'price_business_connect',
  amount: businessConnectPlan.priceMinor,
  currency: businessConnectPlan.currency.toLowerCase(),
};

/** Opens the payment provider that this server's settings choose. */
export function findBilling(parts: Omit<BillingParts, 'price'>): Promise<OpenBilling> {
  return openBilling({ ...parts, price: sandboxPrice });
}

/** The paths of billing on the server's own port. */
export function billingRoutes(services: Services, { billing, sandbox }: OpenBilling): Hono[] {
  if (!billing) return [];
  const { clock, log } = services;
  const receive: Parameters<typeof webhookRoutes>[0]['receive'] = (event) =>
    receiveEvent({ ...services, billing }, event);
  const webhooks = webhookRoutes({ billing, clock, log, receive });
  const beside = sandbox && services.config.billingSandboxPort === undefined;
  return beside ? [webhooks, guarded(sandbox, services.config)] : [webhooks];
}

/** The sandbox accepts any key, so it answers only under this server's own host name. */
function guarded({ paths, routes }: Sandbox, config: Services['config']): Hono {
  const app = new Hono();
  for (const path of paths) app.use(path, ownHostOnly(config));
  return app.route('/', routes);
}

/** Starts the background work of billing once the server listens: lapses, the sandbox, the demo's subscription. */
export async function startBilling(
  services: Services,
  { billing, sandbox }: OpenBilling,
): Promise<{ close(): Promise<void> }> {
  const { config, log } = services;
  const port = config.billingSandboxPort;
  const ownPort =
    sandbox && port !== undefined
      ? await listen(guarded(sandbox, config), { ...config, port, tls: undefined })
      : null;
  sandbox?.start();
  const lapses = watchLapses(services);
  if (config.demo && billing && sandbox) {
    await subscribeDemoBusiness({ ...services, billing }).catch((problem: Error) =>
      log.warn({ kind: problem.name }, 'the demo business could not be subscribed'),
    );
  }
  return {
    async close() {
      await lapses.close();
      await sandbox?.close();
      await ownPort?.close();
    },
  };
}
