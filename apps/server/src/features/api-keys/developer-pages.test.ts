import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiScopes, businessScopeSentences, contract, webhookEventTypes } from '@clearpaw/contract';
import { addDays } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { freePort, useServer } from '../../../test/index.ts';
import {
  buildApiKey,
  buildBusiness,
  buildConnection,
  buildRequirements,
  buildWebhook,
} from '../../seed/builders/index.ts';
import { sendWebhooksNow } from '../webhooks/index.ts';

const server = await useServer({ WEBHOOK_ALLOW_PRIVATE: '1' });
const read = (page: string) =>
  readFile(new URL(`../../../../../docs/help/developers/${page}.md`, import.meta.url), 'utf8');
const quickStart = await read('quick-start');
const keysAndScopes = await read('keys-and-scopes');
const errors = await read('errors');
const webhooks = await read('webhooks');
const assistants = await read('assistants');
const run = promisify(execFile);
const blocks = (page: string, language: string) =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, of]) => of === language)
    .map(([, , text = '']) => text);

test('the code of the quick start works as described', async () => {
  const business = await buildBusiness(server.services, { timeZone: 'Etc/UTC' });
  await buildRequirements(server.services, { business, rules: [] });
  const { petId } = await buildConnection(server.services, { business, scope: 'records' });
  const scopes = ['connections:read', 'compliance:read', 'visits:read', 'visits:write'] as const;
  const { token } = await buildApiKey(server.services, { business, scopes });
  const folder = await mkdtemp(join(tmpdir(), 'clearpaw-guide-'));
  const env = { ...process.env, CLEARPAW_URL: server.url, CLEARPAW_KEY: token, BUSINESS_ID: business.id };
  try {
    const [list = ''] = blocks(quickStart, 'sh');
    const { stdout } = await run('sh', ['-c', list], { env });
    expect(JSON.parse(stdout).result.items.map((item: { petId: string }) => item.petId)).toEqual([petId]);
    const program = join(folder, 'quick-start.mts');
    await writeFile(program, blocks(quickStart, 'ts')[0] ?? '');
    // Twice, because the idempotency key makes both one visit.
    for (const _ of [1, 2])
      expect((await run(process.execPath, [program], { env })).stdout).toContain('Planned');
    const today = new Date().toISOString().slice(0, 10);
    const span = { from: today, to: addDays(today, 2) };
    const { items } = await server.call({ token }, 'listVisits', { businessId: business.id, ...span });
    expect(items.map((visit) => visit.petId)).toEqual([petId]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

test('the receiver on the page about webhooks accepts signed messages and nothing else', async () => {
  const folder = await mkdtemp(join(import.meta.dirname, 'guide-'));
  const { webhookId, webhookSecret } = await buildWebhook(server.services, {});
  const port = await freePort();
  const program = join(folder, 'receiver.mts');
  await writeFile(program, blocks(webhooks, 'ts')[0] ?? '');
  const env = { ...process.env, WEBHOOK_SECRET: webhookSecret, PORT: String(port) };
  const receiver = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const heard: string[] = [];
  receiver.stdout.on('data', (text) => heard.push(String(text)));
  const url = `http://127.0.0.1:${port}/`;
  try {
    await until(async () => (await fetch(url, { method: 'POST', body: '{}' })).status === 400);
    await server.services.store.pool.query('update webhook set url = $1 where id = $2', [url, webhookId]);
    const { rows } = await server.services.store.pool.query(
      'select m.uid from member m join webhook w on w.business_id = m.business_id where w.id = $1',
      [webhookId],
    );
    const owner = await server.as({ uid: rows[0].uid, email: '' });
    const { id } = await server.call(owner, 'testWebhook', { webhookId });
    await sendWebhooksNow(server.services);
    await until(() => Promise.resolve(heard.join('').includes(`msg_${id}`)));
    expect(heard.join('')).toContain('webhook.test');
  } finally {
    receiver.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await isSo().catch(() => false)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('It did not happen within 10 s.');
}

test('the call on the page about errors is answered as described', async () => {
  const [call = ''] = blocks(errors, 'sh');
  const env = { ...process.env, CLEARPAW_URL: server.url, BUSINESS_ID: crypto.randomUUID() };
  const { stdout } = await run('sh', ['-c', call], { env });
  const [shown = ''] = blocks(errors, 'json');
  const { error } = JSON.parse(stdout);
  expect(error.status).toBe(JSON.parse(shown).error.status);
  expect(error.message).not.toBe('');
});

test('the call on the page about assistants lists the tools of the key, at the address that it shows', async () => {
  const { token } = await buildApiKey(server.services, { scopes: ['compliance:read'] });
  const env = { ...process.env, CLEARPAW_URL: server.url, CLEARPAW_KEY: token };
  const { stdout } = await run('sh', ['-c', blocks(assistants, 'sh')[0] ?? ''], { env });
  expect(stdout).toContain('"name":"getCompliance"');
  expect(stdout).not.toContain('"name":"listConnections"');
  const { mcpServers } = JSON.parse(blocks(assistants, 'json')[0] ?? '');
  const reply = await fetch(new URL(new URL(mcpServers.clearpaw.url).pathname, server.url), {
    method: 'POST',
  });
  expect(reply.status).toBe(401);
});

test('the page about webhooks lists every event', () => {
  expect(webhookEventTypes.filter((type) => !webhooks.includes(`\`${type}\``))).toEqual([]);
});

test('the page about scopes lists every scope with what the screen calls it and exactly its functions', () => {
  const listed = apiScopes.map((scope) => {
    const row = keysAndScopes.split('\n').find((line) => line.startsWith(`| \`${scope}\` |`)) ?? '';
    expect(row).toContain(`| ${businessScopeSentences[scope]} |`);
    return [scope, [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted()];
  });
  const promised = apiScopes.map((scope) => [
    scope,
    Object.entries(contract)
      .filter(([, definition]) => definition.scope === scope)
      .map(([name]) => name)
      .toSorted(),
  ]);
  expect(listed).toEqual(promised);
});
