import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { eventTable, idempotencyKeysTable } from '../database/index.ts';
import { forgetOld } from './forget-old.ts';

const server = await useServer();
const { store } = server.services;
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000 + ms);

async function keepKeys(...ages: readonly Date[]): Promise<void> {
  await store.db.insert(idempotencyKeysTable).values(
    ages.map((createdAt, at) => ({
      uid: '01900000-0000-7000-8000-000000000000',
      key: `${at}`,
      inputHash: '',
      result: {},
      createdAt,
    })),
  );
}

test('keys are deleted after 30 days and events after 7, to the millisecond, and nothing else is', async () => {
  await store.db.delete(eventTable);
  await keepKeys(daysAgo(31), daysAgo(30, -1), daysAgo(30), daysAgo(0));
  const events = [daysAgo(400), daysAgo(7, -1), daysAgo(7), daysAgo(0)];
  await store.db.insert(eventTable).values(events.map((at) => ({ topic: 'x', payload: {}, at })));
  expect(await forgetOld(store, now)).toEqual({ keys: 2, events: 2 });
  expect(await store.db.$count(idempotencyKeysTable)).toBe(2);
  expect(await store.db.$count(eventTable)).toBe(2);
  expect(await forgetOld(store, now)).toEqual({ keys: 0, events: 0 });
});

test('more than one batch is deleted in one call', async () => {
  await store.db.execute(
    sql`insert into event (topic, payload, at) select 'old', '{}', ${daysAgo(9).toISOString()}::timestamptz from generate_series(1, 12001)`,
  );
  expect((await forgetOld(store, now)).events).toBe(12_001);
});

test('a key that was deleted may be used again; one that is stored returns its first result', async () => {
  const owner = await server.owner();
  const write = (idempotencyKey: string) =>
    server.call(owner, 'createPet', { name: 'Rex', species: 'dog', idempotencyKey });
  const first = await write('again');
  const later = new Date(Date.now() + 29 * 24 * 60 * 60 * 1000);
  await forgetOld(store, later);
  expect((await write('again')).id).toBe(first.id);
  await forgetOld(store, new Date(later.getTime() + 2 * 24 * 60 * 60 * 1000));
  expect((await write('again')).id).not.toBe(first.id);
});

test('the nightly job uses the clock of the server', async () => {
  await keepKeys(new Date(Date.now() - 31 * 24 * 60 * 60 * 1000));
  const before = await store.db.$count(idempotencyKeysTable);
  await server.runJobs();
  expect(await store.db.$count(idempotencyKeysTable)).toBeLessThan(before);
});
