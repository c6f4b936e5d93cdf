import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, type TestPerson, useServer } from '../../../test/index.ts';
import { OutboundPoster } from '../../platform/outbound/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildWebhook,
} from '../../seed/builders/index.ts';
import { sendPending } from './webhook-work.ts';

let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const server = await useServer({ WEBHOOK_ALLOW_PRIVATE: '1' }, { clock });
const { services } = server;
const poster = new OutboundPoster({ allowPrivate: true, timeoutMs: 1_000 });

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}
let received: Received[] = [];
let answer: (message: Received, request: IncomingMessage) => number | null = () => 200;
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const message = {
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString(),
  };
  received.push(message);
  const status = answer(message, request);
  if (status !== null) response.writeHead(status).end('thank you');
});
let url = '';
let owner: TestPerson;
let business: BuiltBusiness;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  owner = await server.businessPerson();
  // The first round starts to follow the outbox.
  await sendPending(services, poster);
});
beforeEach(async () => {
  received = [];
  answer = () => 200;
  business = await buildBusiness(services, { owner });
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await poster.close();
});

const send = () => sendPending(services, poster);
const create = (events: readonly ('visit.planned' | 'visit.cancelled' | 'pet.connected')[]) =>
  server.call(owner, 'createWebhook', { businessId: business.id, url, events: [...events] });
const deliveries = async (webhookId: string) =>
  (await server.call(owner, 'listWebhookDeliveries', { webhookId })).items;
const today = () => clock.now().toISOString().slice(0, 10);
async function planVisit() {
  const { petId } = await buildConnection(services, { business });
  const stay = { service: null, arrival: today(), departure: today() };
  return server.call(owner, 'planVisit', { businessId: business.id, petId, ...stay });
}

describe('an event', () => {
  test('reaches a webhook that subscribed to it, signed by the Standard Webhooks specification', async () => {
    const { id, secret } = await create(['visit.planned']);
    const visit = await planVisit();
    await server.call(owner, 'cancelVisit', { visitId: visit.id });
    await send();
    expect(received).toHaveLength(1);
    const [message] = received as [Received];
    expect(secret).toMatch(/^whsec_/);
    const { petId, verdict } = visit;
    expect(new Webhook(secret).verify(message.body, message.headers)).toEqual({
      ...{ type: 'visit.planned', timestamp: expect.stringMatching(/^20.*Z$/) },
      data: { visitId: visit.id, petId, state: 'expected', verdict },
    });
    expect(() => new Webhook(secret).verify(`${message.body} `, message.headers)).toThrow();
    const [delivery] = await deliveries(id);
    expect(message.headers['webhook-id']).toBe(`msg_${delivery?.id}`);
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempts: 1,
      status: 200,
      answer: 'thank you',
      body: message.body,
    });
  });
  test('of a new connection has ids and nothing else', async () => {
    await create(['pet.connected']);
    const keeper = await server.owner();
    const pet = await buildPet(services, { owner: keeper });
    await server.call(keeper, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'records' });
    await send();
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'pet.connected', data: { petId: pet.id } },
    ]);
    expect(received[0]?.body).not.toContain(pet.name);
  });
  test('of another business, or from before the webhook existed, is not sent', async () => {
    await planVisit();
    await send();
    const { id } = await create(['visit.planned']);
    business = await buildBusiness(services, { owner });
    await planVisit();
    await send();
    expect([received, await deliveries(id)]).toEqual([[], []]);
  });
  test('is signed with both secrets while they overlap, and only with the new one after that', async () => {
    const { id, secret: old } = await create(['visit.planned']);
    const { secret } = await server.call(owner, 'rotateWebhookSecret', { webhookId: id });
    const verifies = async () => {
      received = [];
      await server.call(owner, 'testWebhook', { webhookId: id });
      await send();
      const [message] = received as [Received];
      // The tolerance of receivers is five minutes; the test's clock is ahead of theirs.
      const sentAt = new Date(Number(message.headers['webhook-timestamp']) * 1000);
      const sent = message.headers['webhook-signature']?.split(' ') ?? [];
      const sign = (one: string) =>
        new Webhook(one).sign(message.headers['webhook-id'] ?? '', sentAt, message.body);
      return [old, secret].map((one) => sent.includes(sign(one)));
    };
    expect(await verifies()).toEqual([true, true]);
    ahead += 25 * 3_600_000;
    expect(await verifies()).toEqual([false, true]);
  });
});

describe('a receiver that fails', () => {
  test('gets the same message with the same id again, with growing pauses', async () => {
    const { id } = await create(['visit.planned']);
    let status = 500;
    answer = () => status;
    await planVisit();
    await send();
    await send();
    expect(received).toHaveLength(1);
    for (const seconds of [6, 34]) {
      ahead += seconds * 1_000;
      await send();
    }
    expect(received).toHaveLength(3);
    expect((await deliveries(id))[0]).toMatchObject({
      state: 'waiting',
      attempts: 3,
      status: 500,
      problem: 'status',
    });
    status = 204;
    ahead += 150_000;
    await send();
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 4 });
  });
  test('gets it again with the same id if a server was killed before it stored the answer', async () => {
    const { id } = await create(['visit.planned']);
    await planVisit();
    const killed = {
      post: async (message: Parameters<OutboundPoster['post']>[0]) => {
        await poster.post(message);
        throw new Error('killed');
      },
    };
    await expect(sendPending(services, killed)).rejects.toThrow('killed');
    const claimEnds = (when: string) =>
      services.store.pool.query(`update webhook set claimed_until = ${when} where id = $1`, [id]);
    // No other server sends to it before the claim of the killed one has ended, not even one whose clock is ahead.
    ahead += 3_600_000;
    await claimEnds(`now() + interval '1 minute'`).then(send);
    expect(received).toHaveLength(1);
    await claimEnds('now()').then(send);
    expect(received).toHaveLength(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    expect((await deliveries(id))[0]?.state).toBe('delivered');
  });
  test('for three days is disabled, and the owners are emailed; once enabled again it gets what is sent again', async () => {
    const { id } = await create(['visit.planned']);
    answer = () => 503;
    await planVisit();
    for (let hours = 0; hours <= 80; hours += 4) {
      await send();
      ahead += 4.5 * 3_600_000;
    }
    const read = async () => (await server.call(owner, 'listWebhooks', { businessId: business.id })).items[0];
    expect((await read())?.state).toBe('disabled');
    const attempts = received.length;
    expect(attempts).toBeGreaterThan(10);
    const mails = await mailsTo(server, owner.email);
    expect(
      mails.filter(({ subject }) => subject === `Webhook of ${business.name} was turned off`),
    ).toHaveLength(1);
    const [delivery] = await deliveries(id);
    expect(delivery?.state).toBe('failed');
    const refused = await server.refusal(owner, 'resendWebhookDelivery', { deliveryId: delivery?.id });
    expect(refused.details?.reason).toBe('webhook_off');
    answer = () => 200;
    await server.call(owner, 'updateWebhook', { webhookId: id, state: 'active' });
    await server.call(owner, 'resendWebhookDelivery', { deliveryId: delivery?.id ?? '' });
    await send();
    expect(received).toHaveLength(attempts + 1);
    expect((await deliveries(id))[0]?.state).toBe('delivered');
  });
  test('that answers 410 is disabled at once', async () => {
    await create(['visit.planned']);
    answer = () => 410;
    await planVisit();
    await send();
    const { items } = await server.call(owner, 'listWebhooks', { businessId: business.id });
    expect(items[0]?.state).toBe('disabled');
  });
  test('delays no other: one does not answer, one answers nonsense, one is closed', async () => {
    const { id: healthy } = await create(['visit.planned']);
    const hanging = createServer(() => {});
    const broken = createServer((request) => request.socket.end('no HTTP'));
    for (const target of [hanging, broken]) {
      await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    }
    const others = [hanging, broken].map(
      (target) => `http://127.0.0.1:${(target.address() as AddressInfo).port}/`,
    );
    const ids = await Promise.all(
      [...others, 'http://127.0.0.1:9/'].map(
        async (bad) => (await buildWebhook(services, { business, url: bad })).webhookId,
      ),
    );
    for (let visit = 0; visit < 5; visit++) await planVisit();
    const sending = send();
    const begun = performance.now();
    while (received.length < 5) await new Promise((wake) => setTimeout(wake, 20));
    // The endpoint that does not answer takes a second for each of its five.
    expect(performance.now() - begun).toBeLessThan(3_000);
    await sending;
    hanging.closeAllConnections();
    expect((await deliveries(healthy)).map(({ state }) => state)).toEqual(Array(5).fill('delivered'));
    const problems = await Promise.all(ids.map(async (id) => (await deliveries(id))[0]?.problem));
    expect(problems).toEqual(['timeout', 'no_connection', 'no_connection']);
    await Promise.all(ids.map((webhookId) => server.call(owner, 'deleteWebhook', { webhookId })));
  }, 30_000);
});

test('a webhook receives events from before any server has read the outbox', async () => {
  await services.store.pool.query('delete from webhook_cursor');
  await create(['visit.planned']);
  await planVisit();
  await send();
  expect(received).toHaveLength(1);
});

test('two servers that send at the same time send each message once', async () => {
  await create(['visit.planned']);
  for (let visit = 0; visit < 8; visit++) await planVisit();
  await Promise.all([send(), send(), send()]);
  await send();
  expect(received).toHaveLength(8);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
});

test('a paused webhook receives nothing, and owners of other businesses see none of it', async () => {
  const { id } = await create(['visit.planned']);
  await server.call(owner, 'updateWebhook', { webhookId: id, state: 'paused' });
  await planVisit();
  await send();
  expect(received).toEqual([]);
  const outsider = await server.businessPerson();
  expect((await server.refusal(outsider, 'listWebhookDeliveries', { webhookId: id })).status).toBe(
    'NOT_FOUND',
  );
});

test('secrets are stored encrypted, and shown in no list', async () => {
  const { secret } = await create(['visit.planned']);
  const { rows } = await services.store.pool.query('select row_to_json(webhook)::text as row from webhook');
  expect(rows.some(({ row }) => row.includes(secret.slice(6, 30)))).toBe(false);
  const list = JSON.stringify(await server.call(owner, 'listWebhooks', { businessId: business.id }));
  expect(list).not.toContain('whsec_');
});

test('messages are kept for 30 days', async () => {
  const { webhookId, deliveryId } = await buildWebhook(services, { business });
  const age = (days: number) =>
    services.store.pool.query(
      'update webhook_delivery set created_at = $1::timestamptz - make_interval(days => $2) where id = $3',
      [clock.now().toISOString(), days, deliveryId],
    );
  await age(29);
  await server.runJobs();
  expect(await deliveries(webhookId)).toHaveLength(1);
  await age(31);
  await server.runJobs();
  expect(await deliveries(webhookId)).toEqual([]);
});
