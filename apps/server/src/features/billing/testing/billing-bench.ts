import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesBelow, createSandbox, type Sandbox } from '@clearpaw/stripe-sandbox';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { freePort, useDatabase } from '../../../../test/index.ts';
import { jobs } from '../../../bootstrap/jobs.ts';
import { createSealer } from '../../../platform/auth/index.ts';
import { type Billing, createStripe, webhookRoutes } from '../../../platform/billing/index.ts';
import { createBudgets } from '../../../platform/budgets/index.ts';
import { newId } from '../../../platform/clock/index.ts';
import { readConfig } from '../../../platform/config/index.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { EventFeed } from '../../../platform/events/index.ts';
import type { Services } from '../../../platform/http/index.ts';
import { openJobs } from '../../../platform/jobs/index.ts';
import { openMail } from '../../../platform/mail/index.ts';
import { openObjects } from '../../../platform/objects/index.ts';
import { createLog } from '../../../platform/telemetry/index.ts';
import type { AuditedCall } from '../../audit/index.ts';
import { receiveEvent } from '../receive-event.ts';

export const webhookSecret = 'whsec_only_the_tests_know_this_one';

/** A clock that moves only when the test says so. */
export interface MovedClock {
  now(): Date;
  aheadMs: number;
}

/** Billing's own parts on real HTTP and a real database; the test itself delivers events. */
export interface BillingBench {
  readonly services: Services & { readonly billing: Billing };
  readonly sandbox: Sandbox;
  readonly clock: MovedClock;
  /** The address at which our side receives events. */
  readonly webhookUrl: string;
  as(uid: string): AuditedCall;
}

/** Two servers: the sandbox, which delivers nothing by itself, and our webhook, which reads from it with keys. */
export async function useBillingBench(): Promise<BillingBench> {
  const databaseUrl = await useDatabase();
  const [sandboxPort, ownPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${sandboxPort}`;
  const config = readConfig({
    PORT: String(ownPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(tmpdir(), 'clearpaw-unused'),
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: 'price_bench',
    STRIPE_API_URL: api,
  });
  const log = createLog('silent');
  const store = openDatabase(databaseUrl, log);
  const clock: MovedClock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) };
  const stripe = await createStripe('sk_test_bench', api);
  const billing: Billing = { stripe, priceId: 'price_bench', webhookSecrets: config.stripeWebhookSecrets };
  const sealer = createSealer('a secret that only the tests know, long enough');
  const { objects } = await openObjects({ config, store, clock, log });
  const queue = await openJobs(store, log, jobs);
  const mail = await openMail({ config, jobs: queue, clock, newId });
  const events = new EventFeed(store, log);
  const budgets = createBudgets('a secret that only the tests know, long enough');
  const parts = { config, log, newId, store, clock, events, objects, sealer, billing, mail, budgets };
  const services = { ...parts, jobs: queue };
  const sandbox = createSandbox({
    db: store.db,
    clock,
    log,
    newId,
    prices: [{ id: 'price_bench', amount: 4900, currency: 'usd' }],
    apiVersion: stripe.getApiField('version') as string,
    addresses: addressesBelow(api),
    returnOrigin: config.publicUrl,
    deliverTo: null,
    webhookSecrets: [webhookSecret],
  });
  const receive: Parameters<typeof webhookRoutes>[0]['receive'] = (event) => receiveEvent(services, event);
  const closers = [
    await listen(sandbox.routes, sandboxPort),
    await listen(webhookRoutes({ billing, clock, log, receive }), ownPort),
  ];
  afterAll(async () => {
    for (const close of closers) close();
    await services.events.close();
    await queue.close();
    await store.close();
  });
  return {
    services,
    sandbox,
    clock,
    webhookUrl: `http://127.0.0.1:${ownPort}/webhooks/stripe`,
    as: (uid) => ({
      name: 'createCheckoutSession',
      uid,
      sessionId: null,
      apiClient: null,
      now: clock.now(),
      origin: { address: '', agent: '' },
      signal: new AbortController().signal,
      services,
    }),
  };
}

function listen(routes: Hono, port: number): Promise<() => void> {
  return new Promise((resolve) => {
    const app = new Hono().route('/', routes);
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve(() => {
        server.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
    );
  });
}
