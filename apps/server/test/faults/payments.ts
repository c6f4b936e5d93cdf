import { addressesBelow, createSandbox, type Ledger, signEvent } from '@clearpaw/stripe-sandbox';
import { serve } from '@hono/node-server';
import { newId, systemClock } from '../../src/platform/clock/index.ts';
import type { Store } from '../../src/platform/database/index.ts';
import { createLog } from '../../src/platform/telemetry/index.ts';
import { freePort } from '../free-port.ts';

const webhookSecret = 'whsec_only_the_tests_know_this_one';
const priceId = 'price_of_the_tests';

/** What Stripe has of one person. */
export interface Held {
  readonly customers: number;
  readonly openCheckouts: number;
  readonly running: number;
  /** Paid invoices above zero. */
  readonly charges: number;
}

/** Stripe's sandbox on a port of its own; the tests deliver its events. */
export interface Payments {
  readonly port: number;
  readonly pagesUrl: string;
  heldOf(email: string): Promise<Held>;
  /** The newest event of this type about the person, as text with its signature. */
  eventOf(email: string, type: string): Promise<{ readonly body: string; readonly signature: string }>;
  close(): void;
}

/** The settings of a server that reaches it through this port. */
export function stripeSettings(port: number): Readonly<Record<string, string>> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  };
}

export async function openPayments(store: Store): Promise<Payments> {
  const port = await freePort();
  const pagesUrl = `http://127.0.0.1:${port}`;
  const sandbox = createSandbox({
    ...{ db: store.db, clock: systemClock, log: createLog('silent'), newId },
    prices: [{ id: priceId, amount: 4900, currency: 'usd' }],
    apiVersion: '2025-01-01',
    addresses: addressesBelow(pagesUrl),
    returnOrigin: 'http://localhost',
    deliverTo: null,
    webhookSecrets: [webhookSecret],
  });
  const server = serve({ fetch: sandbox.routes.fetch, port, hostname: '127.0.0.1' });
  const ledgersOf = async (email: string): Promise<Ledger[]> => {
    const text = "select ledger from sandbox_customer where ledger->>'email' = $1";
    const { rows } = await store.pool.query<{ ledger: Ledger }>(text, [email]);
    return rows.map(({ ledger }) => ledger);
  };
  return {
    port,
    pagesUrl,
    heldOf: async (email) => heldIn(await ledgersOf(email)),
    async eventOf(email, type) {
      const [ledger] = await ledgersOf(email);
      const text =
        'select body from sandbox_event where body like $1 and body like $2 order by position desc';
      const { rows } = await store.pool.query<{ body: string }>(text, [`%"${type}"%`, `%${ledger?.id}%`]);
      const body = rows[0]?.body ?? '';
      return { body, signature: signEvent(body, [webhookSecret], Math.floor(Date.now() / 1000)) };
    },
    close: () => void server.close(),
  };
}

function heldIn(ledgers: readonly Ledger[]): Held {
  const isRunning = ({ status }: { readonly status: string }) => status !== 'canceled';
  const isCharge = ({ status, total }: { readonly status: string; readonly total: number }) =>
    status === 'paid' && total > 0;
  return {
    customers: ledgers.length,
    openCheckouts: ledgers.flatMap(({ checkouts }) => checkouts.filter(({ status }) => status === 'open'))
      .length,
    running: ledgers.flatMap(({ subscriptions }) => subscriptions.filter(isRunning)).length,
    charges: ledgers.flatMap(({ invoices }) => invoices.filter(isCharge)).length,
  };
}
