import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestPerson, type TestStream, useServer } from '../../../test/index.ts';
import { memberTable } from '../../schema/member.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';
import { accessTopic } from '../members/index.ts';

const publicUrl = 'http://clearpaw.test';
const server = await useServer({ PUBLIC_URL: publicUrl }, { heartbeatMs: 120 });
/** A second server on the same database. */
const copy = await useServer({ PUBLIC_URL: publicUrl, DATABASE_URL: server.databaseUrl });

let owner: TestPerson;
let business: BuiltBusiness;
const open: TestStream[] = [];
beforeEach(async () => {
  owner = await server.businessPerson();
  business = await buildBusiness(server.services, { owner });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function watch(on = server, caller = owner): Promise<TestStream> {
  const stream = await on.stream(caller, 'watchCheckIns', { businessId: business.id });
  open.push(stream);
  return stream;
}

async function checkInAnyone(on = server) {
  const { code, petId } = await buildBadge(server.services);
  const input = { businessId: business.id, petId, badge: code, method: 'badge', decision: 'admit' } as const;
  return on.call(owner, 'checkIn', { ...input, idempotencyKey: crypto.randomUUID() });
}

describe('the first message', () => {
  test('has the pets on site, latest arrival first', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute));
    const first = await buildCheckIn(server.services, { business, arrivedAt: at(1) });
    const second = await buildCheckIn(server.services, { business, arrivedAt: at(2) });
    await buildCheckIn(server.services, { business, arrivedAt: at(3), departedAt: at(4) });
    await buildCheckIn(server.services, { business, arrivedAt: at(5), decision: 'denied' });
    await buildCheckIn(server.services);
    const message = await (await watch()).next();
    expect(message).toMatchObject({ message: { present: [{ id: second.id }, { id: first.id }] } });
  });
  test('is everything that a caller without streaming gets', async () => {
    expect(await server.call(owner, 'watchCheckIns', { businessId: business.id })).toEqual({ present: [] });
    expect(server.services.events.listeners).toBe(0);
  });
});

describe('after it', () => {
  test('come arrival, denial and departure, each once, on every copy of the server', async () => {
    const streams = [await watch(), await watch(copy)];
    for (const stream of streams) expect(await stream.next()).toEqual({ message: { present: [] } });
    const arrived = await checkInAnyone(copy);
    const leaving = { businessId: business.id, checkInId: arrived.id, idempotencyKey: 'leave' };
    const left = await server.call(owner, 'checkOut', leaving);
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ message: arrived });
      expect(await stream.next()).toEqual({ message: left });
      expect(stream.waiting()).toEqual([]);
    }
  });

  test('state and changes together contain every arrival once, however many come while the stream opens', async () => {
    const arriving = Array.from({ length: 40 }, (_, index) => checkInAnyone(index % 2 ? copy : server));
    const streams = await Promise.all([watch(), watch(copy), watch(), watch(copy)]);
    const expected = (await Promise.all(arriving)).map((arrival) => arrival.id).sort();
    for (const stream of streams) expect((await idsUntil(stream, 40)).sort()).toEqual(expected);
  });

  test('an arrival that is already in the state is not sent again, however late it commits', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // Events are read up to the oldest transaction still running; this one delays the first arrival.
    const running = server.services.store.transaction(async ({ db }) => {
      await db.execute('select pg_current_xact_id()');
      await finished;
    });
    await new Promise((wake) => setTimeout(wake, 50));
    const before = await checkInAnyone();
    const stream = await watch();
    expect(await stream.next()).toEqual({ message: { present: [before] } });
    finish();
    await running;
    const after = await checkInAnyone();
    expect(await stream.next()).toEqual({ message: after });
  });

  test('nothing is sent about other businesses', async () => {
    const stream = await watch();
    await stream.next();
    const elsewhere = await buildBusiness(server.services, { owner });
    const { code, petId } = await buildBadge(server.services, { pet: await buildPet(server.services) });
    const input = {
      businessId: elsewhere.id,
      petId,
      badge: code,
      method: 'badge',
      decision: 'deny',
    } as const;
    await server.call(owner, 'checkIn', { ...input, idempotencyKey: 'elsewhere' });
    const arrived = await checkInAnyone();
    expect(await stream.next()).toEqual({ message: arrived });
  });
});

/** Every id in the state and the changes, until there are this many, and a little longer. */
async function idsUntil(stream: TestStream, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const { message } = (await stream.next(5_000)) as {
      message: { present?: { id: string }[]; id?: string };
    };
    ids.push(...(message.present ?? [message as { id: string }]).map((item) => item.id as string));
  }
  await new Promise((wake) => setTimeout(wake, 200));
  expect(stream.waiting()).toEqual([]);
  return ids;
}

describe('a member who is removed', () => {
  async function remove(uid: string): Promise<void> {
    await server.services.store.transaction(async (tx) => {
      await tx.db
        .delete(memberTable)
        .where(and(eq(memberTable.businessId, business.id), eq(memberTable.uid, uid)));
      tx.publish({ topic: accessTopic(business.id), payload: {} });
    });
  }
  test('loses the open stream within a second, with the reason, on every server', async () => {
    const staff = await server.as(await buildMember(server.services, { business }));
    const streams = [await watch(server, staff), await watch(copy, staff)];
    for (const stream of streams) await stream.next();
    const removedAt = performance.now();
    await remove(staff.uid);
    for (const stream of streams) {
      const last = await stream.next(1_000);
      expect(last).toMatchObject({
        error: { status: 'PERMISSION_DENIED', details: { reason: 'not_member' } },
      });
      await stream.ended;
    }
    expect(performance.now() - removedAt).toBeLessThan(1_000);
  });
  test('does not end the streams of others', async () => {
    const staff = await server.as(await buildMember(server.services, { business }));
    const stream = await watch();
    await stream.next();
    await remove(staff.uid);
    const arrived = await checkInAnyone();
    expect(await stream.next()).toEqual({ message: arrived });
  });
});

test('an idle stream sends heartbeats', async () => {
  const stream = await watch();
  await stream.next();
  await new Promise((wake) => setTimeout(wake, 300));
  expect(stream.text()).toContain(': ping\n\n');
  expect(stream.waiting()).toEqual([]);
});

test('a reader who disconnects is removed', async () => {
  const stream = await watch();
  await stream.next();
  expect(server.services.events.listeners).toBe(1);
  stream.close();
  await expect.poll(() => server.services.events.listeners).toBe(0);
});

test('a refused reader gets the refusal on the stream and is removed', async () => {
  const outsider = await server.businessPerson();
  const stream = await watch(server, outsider);
  expect(await stream.next()).toMatchObject({ error: { details: { reason: 'not_member' } } });
  await stream.ended;
  expect(server.services.events.listeners).toBe(0);
});
