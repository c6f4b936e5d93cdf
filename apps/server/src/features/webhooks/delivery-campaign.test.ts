import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type ServerProcess, startProcess, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildWebhook } from '../../seed/builders/index.ts';
import { visitTopic } from '../visit-states/index.ts';

// `npm run campaign -- webhooks` tries more.
const events = Number(process.env.WEBHOOK_EVENTS ?? 300);
const kills = Number(process.env.WEBHOOK_KILLS ?? 1);
const perSecond = Number(process.env.WEBHOOK_RATE ?? 60);
const endpoints = events >= 1_000 ? 100 : 20;
const authSecret = 'a secret that only the tests know, long enough';

type Kind = 'fine' | 'hangs' | 'refuses' | 'garbage';
interface Endpoint {
  readonly kind: Kind;
  readonly business: BuiltBusiness;
  readonly secret: string;
}

const server = await useServer({ WEBHOOK_ALLOW_PRIVATE: '1', AUTH_SECRET: authSecret });
const all: Endpoint[] = [];
/** What was committed when, and what arrived: by the id of its visit. */
const committedAt = new Map<string, number>();
const kindOf = new Map<string, Kind>();
const arrivals = new Map<string, { readonly firstAt: number; readonly ids: Set<string>; times: number }>();
let [hung, forged] = [0, 0];

const receiver = createServer(async (request, response) => {
  const endpoint = all[Number((request.url ?? '').slice(1))];
  if (endpoint?.kind === 'hangs') hung += 1;
  else if (endpoint?.kind === 'garbage') response.socket?.end('NOT HTTP AT ALL\u0000\u0001\r\n\r\n');
  else if (endpoint) await take(endpoint, request, response);
});
let processes: ServerProcess | null = null;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const [port, closed] = [(receiver.address() as AddressInfo).port, await freePort()];
  const owner = await server.businessPerson();
  for (let index = 0; index < endpoints; index++) {
    const kind = kindAt(index);
    const business = await buildBusiness(server.services, { owner });
    const url = `http://127.0.0.1:${kind === 'refuses' ? closed : port}/${index}`;
    const facts = { business, url, events: ['visit.planned' as const] };
    const { webhookSecret } = await buildWebhook(server.services, facts);
    all.push({ kind, business, secret: webhookSecret });
  }
  await server.services.store.pool.query('delete from webhook_delivery');
}, 120_000);
afterAll(async () => {
  await processes?.end('SIGKILL');
  receiver.closeAllConnections();
  receiver.close();
});

/** Of twenty, four hang, two refuse and one answers garbage. */
function kindAt(index: number): Kind {
  const place = index % 20;
  if (place < 4) return 'hangs';
  if (place < 6) return 'refuses';
  return place === 6 ? 'garbage' : 'fine';
}

async function take({ secret }: Endpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const headers = request.headers as Record<string, string>;
  try {
    const { data } = new Webhook(secret).verify(body, headers) as { data: { visitId: string } };
    const known = arrivals.get(data.visitId) ?? { firstAt: performance.now(), ids: new Set(), times: 0 };
    known.ids.add(headers['webhook-id'] ?? '');
    known.times += 1;
    arrivals.set(data.visitId, known);
    response.writeHead(204).end();
  } catch {
    forged += 1;
    response.writeHead(400).end();
  }
}

const start = async () => {
  const { DATABASE_URL, PUBLIC_URL } = { DATABASE_URL: server.databaseUrl, PUBLIC_URL: server.url };
  const settings = { AUTH_SECRET: authSecret, WEBHOOK_ALLOW_PRIVATE: '1', LOG_LEVEL: 'silent' };
  processes = await startProcess({ DATABASE_URL, PUBLIC_URL, ...settings });
  // The outbox is read from the first round of the first server on.
  await expect.poll(() => countRowsOf('webhook_cursor'), { timeout: 60_000 }).toBe(1);
  return processes;
};
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** Commits events at the pace that was asked for, to each endpoint in turn. */
async function publish(count: number): Promise<void> {
  const begun = performance.now();
  for (let index = 0; index < count; index++) {
    const { business, kind } = all[index % all.length] as Endpoint;
    const visitId = server.services.newId();
    const change = { visitId, petId: visitId, change: 'planned' as const };
    const payload = { ...change, state: 'expected' as const, verdict: 'compliant' as const };
    await server.services.store.transaction(async (tx) => {
      tx.publish({ topic: visitTopic(business.id), payload: payload as never });
    });
    committedAt.set(visitId, performance.now());
    kindOf.set(visitId, kind);
    const early = (index / perSecond) * 1000 - (performance.now() - begun);
    if (early > 5) await pause(early);
  }
}

const missing = () =>
  [...kindOf].filter(([visitId, kind]) => kind === 'fine' && !arrivals.has(visitId)).length;

async function untilNoneIsMissing(): Promise<void> {
  const until = performance.now() + 900_000;
  while (missing() > 0 && performance.now() < until) await pause(100);
}

/** Of 100, the 95th shortest time from commit to arrival, in ms. */
function p95(visitIds: readonly string[]): number {
  const delays = visitIds.map(
    (visitId) => (arrivals.get(visitId)?.firstAt ?? 0) - (committedAt.get(visitId) ?? 0),
  );
  return Math.round(delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.95)] ?? Number.NaN);
}

async function countRowsOf(table: 'webhook_cursor' | 'webhook_delivery'): Promise<number | undefined> {
  const { rows } = await server.services.store.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count;
}

test('addresses that hang, refuse or answer garbage delay no other, and a killed server loses nothing', async () => {
  await start();
  await publish(Math.ceil(events / 2));
  await untilNoneIsMissing();
  const undisturbed = p95([...arrivals.keys()]);
  const before = new Set(arrivals.keys());
  const published = publish(Math.floor(events / 2));
  for (let count = 0; count < kills; count++) {
    await pause(500 + 1_000 * Math.random());
    await processes?.end('SIGKILL');
    await start();
  }
  await published;
  await untilNoneIsMissing();
  expect(missing()).toBe(0);
  expect(forged).toBe(0);
  // Sent again is the same message: never a second one about the same event.
  expect([...arrivals.values()].filter(({ ids }) => ids.size !== 1)).toEqual([]);
  const repeated = [...arrivals.values()].filter(({ times }) => times > 1).length;
  // What could not be delivered waits: nothing was dropped. The last events may still be on their way into the queues.
  await expect
    .poll(() => countRowsOf('webhook_delivery'), { timeout: 180_000, interval: 500 })
    .toBe(committedAt.size);
  expect(hung).toBeGreaterThan(0);
  console.log(
    `${events} events, ${endpoints} addresses, ${kills} kills: p95 ${undisturbed} ms after the commit, ` +
      `${p95([...arrivals.keys()].filter((visitId) => !before.has(visitId)))} ms while the server was killed, ` +
      `${repeated} of ${arrivals.size} came more than once`,
  );
}, 2_400_000);
