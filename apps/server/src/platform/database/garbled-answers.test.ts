import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type FaultKind, FaultProxy } from '../../../test/faults/index.ts';
import { useDatabase } from '../../../test/index.ts';
import { createLog } from '../telemetry/index.ts';
import { openDatabase } from './open-database.ts';
import type { Store } from './store.ts';
import { isUnavailable } from './unavailable.ts';

const address = new URL(await useDatabase());
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

async function openBehindProxy() {
  const proxy = await FaultProxy.before({ host: address.hostname, port: Number(address.port) });
  const url = new URL(address);
  url.host = `127.0.0.1:${proxy.port}`;
  const store = openDatabase(url.href, createLog('silent'), { poolSize: 2 });
  closers.push(
    () => store.close(),
    () => proxy.close(),
  );
  return { proxy, store };
}

/** Every way to send a statement, each with its answer. */
const ways: Readonly<Record<string, (store: Store, value: number) => Promise<number | undefined>>> = {
  plain: async ({ pool }, value) =>
    (await pool.query<{ value: number }>('select $1::int as value', [value])).rows[0]?.value,
  'in a transaction': (store, value) =>
    store.transaction(async ({ db }) => {
      await db.execute(sql`select 1`);
      return (await db.execute<{ value: number }>(sql`select ${value}::int as value`)).rows[0]?.value;
    }),
  together: async (store, value) => {
    const [, second] = await store.together((db) => [
      db.execute(sql`select 'another' as value`),
      db.execute<{ value: number }>(sql`select ${value}::int as value`),
    ]);
    return second.rows[0]?.value;
  },
};

const kinds: readonly FaultKind[] = [
  'flipped',
  'reordered',
  'nonsense',
  'duplicated',
  'truncated',
  'cut within',
];
const cases = kinds.flatMap((kind) => Object.keys(ways).map((way) => [kind, way] as const));

test.concurrent.each(cases)(
  'an answer that is %s, sent %s: the call may be repeated, and no other answer is taken for its own',
  async (kind, way) => {
    const { proxy, store } = await openBehindProxy();
    const ask = ways[way] as (typeof ways)[string];
    for (const [index, isOnce] of [false, true].entries()) {
      expect(await ask(store, 10 + index)).toBe(10 + index);
      const from = isOnce ? { at: 'request' as const, accepts: () => true } : null;
      proxy.begin({ kind, from, isOnce, random: Math.random });
      const during = await ask(store, 20 + index).catch((problem) => isUnavailable(problem) || problem);
      expect([20 + index, true]).toContainEqual(during);
      await proxy.heal();
      for (let value = 0; value < 6; value++) {
        const after = await ask(store, value).catch((problem) => isUnavailable(problem) || problem);
        expect([value, true]).toContainEqual(after);
      }
    }
  },
  120_000,
);
