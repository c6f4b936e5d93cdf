import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useServer } from '../../test/index.ts';

interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly status: { readonly code?: number };
}

/** A collector, as far as it receives traces. */
const bodies: string[] = [];
const tokens = new Set<string | undefined>();
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url === '/v1/traces') {
      bodies.push(body);
      tokens.add(request.headers.authorization);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
afterAll(() => collector.close());

const { port } = collector.address() as AddressInfo;
const folder = await mkdtemp(join(tmpdir(), 'clearpaw-secrets-'));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(join(folder, 'headers'), 'authorization=Bearer%20collector-token\n');
const environment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  OTEL_EXPORTER_OTLP_HEADERS: `file:${join(folder, 'headers')}`,
};
const server = await useServer(environment, { runJobs: true });

const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const attributeOf = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];
const serverKind = 2;
const jobKind = 5;

test('a call is traced as part of the trace of its caller, with each round trip to the database', async () => {
  const owner = await server.owner();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const pet = { name: 'Secretname', species: 'dog', idempotencyKey: crypto.randomUUID() };
  const reply = await fetch(`${server.url}/functions/createPet`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${owner.token}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({ data: pet }),
  });
  expect(reply.status).toBe(200);
  const found = () => spans().find((span) => span.traceId === traceId && span.kind === serverKind);
  await expect.poll(found, { timeout: 15_000 }).toBeDefined();
  const call = found() as SentSpan;
  expect(call).toMatchObject({ name: 'createPet', parentSpanId: 'b7ad6b7169203331' });
  expect(attributeOf(call, 'rpc.response.status_code')).toBe('OK');
  const parts = spans().filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(parts.map(({ name }) => name)).toContain('postgresql');
  expect(bodies.join()).not.toContain('Secretname');
  expect(bodies.join()).not.toContain(owner.email);
});

test('the collector gets the headers that the settings name, here in a file', async () => {
  await server.refusal(null, 'getProfile', {});
  await expect.poll(() => tokens.size, { timeout: 15_000 }).toBeGreaterThan(0);
  expect([...tokens]).toEqual(['Bearer collector-token']);
});

test('a refused call says its status, and a function that does not exist has no name of its own', async () => {
  await server.refusal(null, 'getProfile', {});
  await fetch(`${server.url}/functions/${encodeURIComponent('maya@example.test')}`, {
    method: 'POST',
    body: '{"data":{}}',
  });
  const statusOf = (name: string) =>
    spans()
      .filter((span) => span.name === name)
      .map((span) => attributeOf(span, 'rpc.response.status_code'));
  await expect.poll(() => statusOf('getProfile'), { timeout: 15_000 }).toContain('UNAUTHENTICATED');
  await expect.poll(() => statusOf('unknown'), { timeout: 15_000 }).toContain('NOT_FOUND');
  expect(bodies.join()).not.toContain('maya@');
});

test('a job is a trace of its own', async () => {
  const { email } = await server.owner();
  const asked = await fetch(`${server.url}/api/auth/request-password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  const jobs = () => spans().filter(({ kind, parentSpanId }) => kind === jobKind && !parentSpanId);
  await expect.poll(() => jobs().map(({ name }) => name), { timeout: 40_000 }).toContain('send-mail');
  expect(bodies.join()).not.toContain(email);
}, 60_000);
