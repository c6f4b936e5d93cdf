import { Agent, request } from 'node:http';
import type pg from 'pg';
import { topicOf } from '../apps/server/src/schema/event-topics.ts';

/** An event's payload as a check-in's stream sends it: the size of a real one. */
function payloadOf(id: string) {
  return {
    id,
    ...{ businessId: id, petId: id, petName: 'Biscuit', species: 'dog', service: 'daycare' },
    ...{ arrivedAt: '2026-11-24T08:00:00.000Z', departedAt: null, method: 'badge', decision: 'admitted' },
    ...{ verdict: 'compliant', overrideReason: null, recordedBy: id, requirementsVersion: 1 },
    ...{ colour: null, photoPath: null, alerts: [] },
  };
}

/** What all streams together have received. */
export interface Received {
  /** From just before the commit to the arrival, in milliseconds. */
  readonly delays: number[];
  open: number;
}

/** Opens one stream for each entry and reads all of them; resolves when each has sent its first message. */
export async function openStreams(
  port: number,
  token: string,
  businessIds: readonly string[],
  committedAt: ReadonlyMap<string, number>,
): Promise<Received & { close(): void }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const received = { delays: [] as number[], open: 0 };
  const waiting = [...businessIds];
  const openers = Array.from({ length: 50 }, async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await openOne({ port, agent, token }, id, (text) => note(text, committedAt, received));
      received.open += 1;
    }
  });
  await Promise.all(openers);
  return Object.assign(received, { close: () => agent.destroy() });
}

function note(text: string, committedAt: ReadonlyMap<string, number>, { delays }: Received): void {
  const now = performance.now();
  for (const [, id = ''] of text.matchAll(/"message":\{"id":"([^"]+)"/g)) {
    const at = committedAt.get(id);
    if (at !== undefined) delays.push(now - at);
  }
}

interface Line {
  readonly port: number;
  readonly agent: Agent;
  readonly token: string;
}

function openOne({ port, agent, token }: Line, businessId: string, onText: (text: string) => void) {
  return new Promise<void>((resolve, reject) => {
    const body = JSON.stringify({ data: { businessId } });
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const options = { agent, port, host: '127.0.0.1', method: 'POST', path: '/functions/watchCheckIns' };
    const asking = request({ ...options, headers }, (reply) => {
      reply.setEncoding('utf8');
      reply.on('data', (text: string) => {
        if (text.startsWith('data: {"error"')) reject(new Error(text));
        resolve();
        onText(text);
      });
      reply.on('error', () => {});
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

const sliceMs = 20;

/** Commits so many events a second, in turn for each business, as transactions of a few. Returns how many. */
export async function publishEvents(
  client: pg.Client,
  businessIds: readonly string[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  committedAt: Map<string, number>,
): Promise<number> {
  const begun = performance.now();
  const count = perSecond * seconds;
  let sent = 0;
  while (sent < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - begun) / 1000) * perSecond));
    const ids = Array.from({ length: due - sent }, () => crypto.randomUUID());
    const topics = ids.map((_, index) =>
      topicOf('checkIns', businessIds[(sent + index) % businessIds.length]),
    );
    const payloads = ids.map((id) => JSON.stringify(payloadOf(id)));
    if (ids.length > 0) {
      // Known before the commit: the server may be quicker than the answer.
      for (const id of ids) committedAt.set(id, performance.now());
      await client.query(insert, [topics, payloads]);
    }
    sent = due;
    await new Promise((wake) => setTimeout(wake, sliceMs));
  }
  return count;
}

const insert = `with entered as (insert into event (topic, payload) select * from unnest($1::text[], $2::jsonb[]) returning 1)
  select pg_notify('clearpaw_event', '') from (select count(*) from entered) as counted`;
