import { Agent, request } from 'node:http';
import type { BenchFixture, BenchVisitor } from './fixture.ts';
import { processorSeconds } from './processor-time.ts';

const connections = 8;

/** The processes of a contestant: itself, and the database that all share. */
export interface Processes {
  readonly server: number;
  readonly database: number;
}

/** The results of one round of load. */
export interface Round {
  /** Scans followed by a check-in, per second. */
  readonly visitsPerSecond: number;
  /** Of a scan and its check-in together, in milliseconds. */
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /**
   * Of the server and of the database, for one visit including its check-out; null if the system does not report it.
   */
  readonly serverCpuMs: number | null;
  readonly databaseCpuMs: number | null;
}

/**
 * Runs check-ins over eight keep-alive connections: scan, check in, check out, repeatedly. Each connection has separate
 * pets; checking out is part of the load but not of the time of a visit.
 */
export async function drive(
  port: number,
  fixture: BenchFixture,
  seconds: number,
  processes: Processes,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = sender(port, fixture.token, agent);
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const workers = Array.from({ length: connections }, async (_, worker) => {
    const own = fixture.visitors.filter((_, index) => index % connections === worker);
    for (let turn = 0; performance.now() < until; turn++) {
      times.push(await visit(send, fixture.businessId, own[turn % own.length] as BenchVisitor));
    }
  });
  const before = takenBy(processes);
  const begun = performance.now();
  await Promise.all(workers);
  const spent = (performance.now() - begun) / 1000;
  const after = takenBy(processes);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const each = (key: keyof Processes) => {
    const [from, to] = [before[key], after[key]];
    return from === null || to === null ? null : ((to - from) * 1000) / times.length;
  };
  return {
    visitsPerSecond: times.length / spent,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    serverCpuMs: each('server'),
    databaseCpuMs: each('database'),
  };
}

function takenBy({ server, database }: Processes) {
  return { server: processorSeconds(server), database: processorSeconds(database) };
}

export type Send = (name: string, data: object) => Promise<{ id: string }>;

async function visit(send: Send, businessId: string, { petId, badge }: BenchVisitor): Promise<number> {
  const begun = performance.now();
  await send('scanBadge', { businessId, badge, service: 'daycare' });
  const how = { badge, service: 'daycare', method: 'badge', decision: 'admit' };
  const input = { businessId, petId, ...how, idempotencyKey: crypto.randomUUID() };
  const arrived = await send('checkIn', input);
  const took = performance.now() - begun;
  await send('checkOut', { businessId, checkInId: arrived.id, idempotencyKey: crypto.randomUUID() });
  return took;
}

/** The three calls of a visit, one after the other; `noted` is called after each. */
export async function stepThrough(
  port: number,
  { token, businessId }: BenchFixture,
  { petId, badge }: BenchVisitor,
  noted: (name: string) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = sender(port, token, agent);
  const noting: Send = async (name, data) => {
    const answer = await send(name, data);
    noted(name);
    return answer;
  };
  await visit(noting, businessId, { petId, badge });
  agent.destroy();
}

function sender(port: number, token: string, agent: Agent): Send {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (name, data) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ data });
      const options = { agent, port, host: '127.0.0.1', method: 'POST', path: `/functions/${name}` };
      const sized = { ...headers, 'content-length': Buffer.byteLength(body) };
      const calling = request({ ...options, headers: sized }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => {
          text += chunk;
        });
        reply.on('end', () => {
          const answer = JSON.parse(text) as { result?: { id: string; error?: string } };
          if (answer.result && !answer.result.error) resolve(answer.result);
          else reject(new Error(`${name} failed: ${text}`));
        });
      });
      calling.on('error', reject);
      calling.end(body);
    });
}
