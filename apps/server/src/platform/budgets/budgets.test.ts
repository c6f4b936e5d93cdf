import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { openDatabase } from '../database/index.ts';
import { createLog } from '../telemetry/index.ts';
import { createBudgets, LeasedLimit, type Limit } from './index.ts';
import { refuseOver } from './refuse-over.ts';

const url = await useDatabase();
const stores = [1, 2].map(() => openDatabase(url, createLog('silent')));
const [one, two] = stores.map(({ db }) => db) as [(typeof stores)[0]['db'], (typeof stores)[0]['db']];
const budgets = createBudgets('a secret');
const secondServer = createBudgets('a secret');
const limitOf = (name: string, max: number): Limit => ({ name, max, windowSeconds: 60 });

test('two servers count together, also at the same moment', async () => {
  const limit = limitOf('together', 10);
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      index % 2 ? budgets.take(one, limit, 'maya') : secondServer.take(two, limit, 'maya'),
    ),
  );
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
  expect((await budgets.take(one, limit, 'theo')).allowed).toBe(true);
});

test('several subjects are counted in one statement, and no use over the limit is allowed', async () => {
  const limit = limitOf('each', 2);
  await budgets.take(one, limit, 'maya');
  const taken = await budgets.takeEach(one, limit, ['maya', 'theo', 'maya', 'maya', 'theo']);
  expect([...taken]).toEqual([
    ['maya', 1],
    ['theo', 2],
  ]);
  expect((await secondServer.takeEach(two, limit, ['maya'])).get('maya')).toBe(0);
  expect(await budgets.takeEach(one, limit, [])).toEqual(new Map());
});

test('a window that has ended starts again', async () => {
  const limit = limitOf('window', 1);
  await budgets.take(one, limit, 'maya');
  const over = await budgets.take(one, limit, 'maya');
  expect(over.allowed).toBe(false);
  expect(over.retryAfterSeconds).toBeGreaterThan(50);
  await stores[0]?.pool.query('update budget set window_ends_at = now()');
  expect((await budgets.take(one, limit, 'maya')).allowed).toBe(true);
});

test('uses that did not count are returned', async () => {
  const limit = limitOf('back', 1);
  await budgets.take(one, limit, 'maya');
  await budgets.giveBack(one, limit, 'maya');
  expect((await budgets.take(one, limit, 'maya')).allowed).toBe(true);
});

test('the table identifies no one', async () => {
  await budgets.take(one, limitOf('names', 1), 'maya@example.test');
  const kept = await stores[0]?.pool.query('select 1 from budget b where b::text like $1', ['%maya%']);
  expect(kept?.rowCount).toBe(0);
});

test('a leased limit is shared by two servers, and costs the database few queries', async () => {
  const limit = limitOf('leased', 100);
  const servers = [new LeasedLimit(budgets, one, limit), new LeasedLimit(secondServer, two, limit)];
  const taken = [];
  for (let count = 0; count < 150; count++) taken.push(await servers[count % 2]?.take('maya'));
  expect(taken.filter((one) => one?.allowed)).toHaveLength(100);
  const { rows } = (await stores[0]?.pool.query<{ used: string }>(
    `select used from budget where key like 'leased:%'`,
  )) ?? { rows: [] };
  // Twenty parts, and one query for each refused call.
  expect(Number(rows[0]?.used)).toBeLessThanOrEqual(110);
});

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [900, '15 minutes'],
  [86_400, '24 hours'],
])('a refusal names %i s as %s', (retryAfterSeconds, messages) => {
  expect(refuseOver({ retryAfterSeconds }).message).toBe(`Too many requests. Try again in ${messages}.`);
});
