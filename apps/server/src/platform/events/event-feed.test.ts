import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { openDatabase, type Store, type Topic } from '../database/index.ts';
import { createLog } from '../telemetry/index.ts';
import { EventFeed } from './event-feed.ts';

const log = createLog('silent');
const databaseUrl = await useDatabase();

/** Simulates another server, as far as events are concerned. */
function openCopy(): { store: Store; feed: EventFeed; close: () => Promise<void> } {
  const store = openDatabase(databaseUrl, log);
  const feed = new EventFeed(store, log);
  const close = async () => {
    await feed.close();
    await store.close();
  };
  return { store, feed, close };
}

const [here, there] = [openCopy(), openCopy()];
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
});
let topics = 0;
function freshTopic(): Topic<{ number: number }> {
  topics += 1;
  return `topic-${topics}` as Topic<{ number: number }>;
}

function publish(store: Store, topic: Topic<{ number: number }>, number: number): Promise<void> {
  return store.transaction(async (tx) => tx.publish({ topic, payload: { number } }));
}

/** The numbers that have arrived once there are `count`, plus a little more time, to notice duplicates. */
async function receive(
  feed: EventFeed,
  topic: Topic<{ number: number }>,
  count: number,
): Promise<() => Promise<unknown[]>> {
  const subscription = await feed.subscribe([topic]);
  const numbers: unknown[] = [];
  const reading = (async () => {
    for await (const event of subscription) numbers.push(event.payload.number);
  })();
  return async () => {
    const giveUpAt = performance.now() + 5_000;
    while (numbers.length < count && performance.now() < giveUpAt) await pause(10);
    await pause(100);
    subscription.close();
    await reading;
    return numbers;
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('an event reaches every listener of its topic, on every copy of the server', async () => {
  const topic = freshTopic();
  const listeners = [await receive(here.feed, topic, 1), await receive(there.feed, topic, 1)];
  await publish(here.store, topic, 1);
  await publish(here.store, freshTopic(), 2);
  expect(await Promise.all(listeners.map((numbers) => numbers()))).toEqual([[1], [1]]);
});

test('with writers on two servers each event arrives once and none is missed', async () => {
  const topic = freshTopic();
  const listeners = await Promise.all([here, there, here].map(({ feed }) => receive(feed, topic, 200)));
  await Promise.all(upTo(200).map((number) => publish(number % 2 ? here.store : there.store, topic, number)));
  for (const numbers of listeners) expect((await numbers()).sort(byNumber)).toEqual(upTo(200));
});

test('listeners that come and go while events are written miss nothing and receive nothing twice', async () => {
  for (let round = 0; round < 15; round++) {
    const topic = freshTopic();
    const { store, feed, close } = openCopy();
    const listeners = await Promise.all(upTo(6).map(() => receive(feed, topic, 5)));
    await Promise.all(upTo(5).map((number) => publish(here.store, topic, number)));
    await pause(round);
    await publish(store, freshTopic(), 0);
    const heard = await Promise.all(listeners.map((numbers) => numbers()));
    expect(heard.map((numbers) => numbers.sort(byNumber))).toEqual(upTo(6).map(() => upTo(5)));
    await close();
  }
}, 60_000);

test('a transaction that began early and ended late is not skipped', async () => {
  const topic = freshTopic();
  const numbers = await receive(there.feed, topic, 2);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const late = here.store.transaction(async (tx) => {
    await tx.db.execute('select pg_current_xact_id()');
    tx.publish({ topic, payload: { number: 1 } });
    await finished;
  });
  await pause(50);
  await publish(there.store, topic, 2);
  await pause(100);
  finish();
  await late;
  expect(await numbers()).toEqual([1, 2]);
});

test('order is kept when the number of the transaction gains a digit', async () => {
  const topic = freshTopic();
  await burnTransactions(here.store, 60);
  const numbers = await receive(here.feed, topic, 120);
  for (const number of upTo(120)) await publish(there.store, topic, number);
  expect(await numbers()).toEqual(upTo(120));
}, 60_000);

/** Uses up transaction numbers until this many are left before the next power of ten. */
async function burnTransactions({ pool }: Store, left: number): Promise<void> {
  const now = await pool.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
  const xid = Number(now.rows[0]?.xid);
  const count = 10 ** String(xid).length - xid - left;
  if (count <= 0) return;
  await pool.query(`do $$ begin
    create temp table spent (n int) on commit drop;
    for n in 1..${count} loop
      begin insert into spent values (n); exception when others then null; end;
    end loop; end $$`);
}

test('an event is visible with its transaction or not at all', async () => {
  const topic = freshTopic();
  const numbers = await receive(here.feed, topic, 1);
  const failing = here.store.transaction(async (tx) => {
    tx.publish({ topic, payload: { number: 1 } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await publish(here.store, topic, 2);
  expect(await numbers()).toEqual([2]);
});

test('a lost wake-up connection causes a short delay, never a lost event', async () => {
  const topic = freshTopic();
  const numbers = await receive(there.feed, topic, 2);
  await here.store.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen clearpaw_event'",
  );
  await publish(here.store, topic, 1);
  await pause(1_200);
  await publish(here.store, topic, 2);
  expect(await numbers()).toEqual([1, 2]);
});

test('closing the feed ends every listener', async () => {
  const { feed, close } = openCopy();
  const numbers = await receive(feed, freshTopic(), 0);
  expect(feed.listeners).toBe(1);
  await close();
  expect(feed.listeners).toBe(0);
  expect(await numbers()).toEqual([]);
});

function byNumber(a: unknown, b: unknown): number {
  return Number(a) - Number(b);
}
