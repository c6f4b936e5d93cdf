import { Agent, request } from 'node:http';
import type { BenchFixture, BenchVisitor } from './fixture.ts';

const connections = 8;

/** What one stretch of load came to. */
export interface Round {
  /** Scans followed by a check-in, per second. */
  readonly visitsPerSecond: number;
  /** Of a scan and its check-in together, in milliseconds. */
  readonly medianMs: number;
  readonly p99Ms: number;
}

/**
 * Drives the door over eight keep-alive connections: scan, check in, check out, again and again. Each connection has
 * pets of its own; checking out is part of the load but not of the time of a visit.
 */
export async function drive(port: number, fixture: BenchFixture, seconds: number): Promise<Round> {
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
  const begun = performance.now();
  await Promise.all(workers);
  const spent = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { visitsPerSecond: times.length / spent, medianMs: at(0.5), p99Ms: at(0.99) };
}

type Send = (name: string, data: object) => Promise<{ id: string }>;

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
