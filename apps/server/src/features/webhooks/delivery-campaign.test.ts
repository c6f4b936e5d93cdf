import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type ServerProcess, startProcess, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness, buildWebhook } from '../../seed/builders/index.ts';
import { visitTopic } from '../visit-states/index.ts';

// `npm run campaign -- webhooks` runs more.
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
/** When each event was committed and what arrived, by the id of its visit. */
const committedAt = new Map<string, number>();
/** What must arrive and has not yet. */
const missing = new Set<string>();
const arrivals = new Map<string, { readonly firstAt: number; readonly ids: Set<string>; times: number }>();
let [hung, forged] = [0, 0];

const receiver = createServer(async (request, response) => {
  const endpoint = all[Number((request.url ?? '').slice(1))];
  if (endpoint?.kind === 'hangs') hung += 1;
  else if (endpoint?.kind === 'garbage') response.socket?.end('NOT HTTP AT ALL\u0000\u0001\r\n\r\n');
  else if (endpoint) await take(endpoint, request, response);
});
/** More than one, as in production: while one is down, another continues. */
const processes: ServerProcess[] = [];

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
  for (const process of processes) await process.end('SIGKILL');
  receiver.closeAllConnections();
  receiver.close();
});

/** Of twenty, four do not answer, two refuse and one answers nonsense. */
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
    missing.delete(data.visitId);
    response.writeHead(204).end();
  } catch {
    forged += 1;
    response.writeHead(400).end();
  }
}

const start = async () => {
  const { DATABASE_URL, PUBLIC_URL } = { DATABASE_URL: server.databaseUrl, PUBLIC_URL: server.url };
  const settings = { AUTH_SECRET: authSecret, WEBHOOK_ALLOW_PRIVATE: '1', LOG_LEVEL: 'silent' };
  processes.push(await startProcess({ DATABASE_URL, PUBLIC_URL, ...settings }));
  // The outbox is read from the first round of the first server on.
  await expect.poll(() => countRowsOf('webhook_cursor'), { timeout: 60_000 }).toBe(1);
};
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** Commits events at the requested rate, to each endpoint in turn. */
async function publish(count: number): Promise<void> {
  const begun = performance.now();
  for (let index = 0; index < count; index++) {
    const { business, kind } = all[index % all.length] as Endpoint;
    const visitId = server.services.newId();
    const change = { visitId, petId: visitId, change: 'planned' as const };
    const payload = { ...change, state: 'expected' as const, verdict: 'compliant' as const };
    if (kind === 'fine') missing.add(visitId);
    await server.services.store.transaction(async (tx) => {
      tx.publish({ topic: visitTopic(business.id), payload: payload as never });
    });
    committedAt.set(visitId, performance.now());
    const early = (index / perSecond) * 1000 - (performance.now() - begun);
    if (early > 5) await pause(early);
  }
}

/** Kills one server after the other, each at a random moment of an equal part of the time, and starts another one. */
async function killServers(count: number, from: number): Promise<void> {
  const share = (events - from) / count;
  for (let index = 0; index < count; index++) {
    const at = Math.floor(from + share * (index + 0.8 * Math.random()));
    while (committedAt.size < at) await pause(20);
    const [killed] = processes.splice(Math.floor(processes.length * Math.random()), 1);
    await killed?.end('SIGKILL');
    await start();
  }
}

async function untilNoneIsMissing(): Promise<void> {
  const until = performance.now() + 900_000;
  while (missing.size > 0 && performance.now() < until) await pause(20);
}

/** From commit to arrival, in ms. */
function delays(visitIds: readonly string[]): string {
  const sorted = visitIds
    .map((visitId) => (arrivals.get(visitId)?.firstAt ?? 0) - (committedAt.get(visitId) ?? 0))
    .toSorted((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN);
  return `p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, p99 ${share(0.99)} ms, at most ${share(1)} ms`;
}

async function countRowsOf(table: 'webhook_cursor' | 'webhook_delivery'): Promise<number | undefined> {
  const { rows } = await server.services.store.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count;
}

test('addresses that do not answer, refuse or answer nonsense delay no other, and a killed server loses nothing', async () => {
  const undisturbed = Math.ceil(events / 4);
  await start();
  await start();
  await publish(undisturbed);
  await untilNoneIsMissing();
  const before = new Set(arrivals.keys());
  await Promise.all([publish(events - undisturbed), killServers(kills, undisturbed)]);
  await untilNoneIsMissing();
  expect([...missing]).toEqual([]);
  expect(forged).toBe(0);
  // A repeated message has the same id: an event never has two messages.
  expect([...arrivals.values()].filter(({ ids }) => ids.size !== 1)).toEqual([]);
  const repeated = [...arrivals.values()].filter(({ times }) => times > 1).length;
  // What could not be delivered is still waiting: nothing was lost. The last events may still be on their way into the
  // queues.
  await expect
    .poll(() => countRowsOf('webhook_delivery'), { timeout: 180_000, interval: 500 })
    .toBe(committedAt.size);
  expect(hung).toBeGreaterThan(0);
  const disturbed = [...arrivals.keys()].filter((visitId) => !before.has(visitId));
  console.log(
    `${events} events, ${endpoints} addresses, two servers: ${delays([...before])} after the commit; ` +
      `while ${kills} were killed: ${delays(disturbed)}; ${repeated} of ${arrivals.size} came more than once`,
  );
}, 2_400_000);
