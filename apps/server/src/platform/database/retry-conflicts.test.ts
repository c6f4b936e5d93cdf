import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { idempotent } from './idempotent-write.ts';
import { retryConflicts } from './retry-conflicts.ts';

const { services } = await useServer();
const { store } = services;
await store.pool.query('create table meeting (id int primary key, n int not null default 0)');
await store.pool.query('insert into meeting values (1), (2)');

test('two writes that wait for each other are both done, each once', async () => {
  const inOrder = (first: number, second: number) => {
    let runs = 0;
    return idempotent(
      store,
      { uid: crypto.randomUUID(), key: crypto.randomUUID(), input: null, now: new Date() },
      async ({ db }) => {
        runs += 1;
        await db.execute(`update meeting set n = n + 1 where id = ${first}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
        await db.execute(`update meeting set n = n + 1 where id = ${second}`);
        return runs;
      },
    );
  };
  const runs = await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
  expect(runs.toSorted()).toEqual([1, 2]);
  expect((await store.pool.query('select n from meeting order by id')).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test.each([
  ['what meets another one each time, after the third', { cause: { code: '40P01' } }, 3],
  ['what fails by itself, at once', { cause: { code: '23505' } }, 1],
])('%s, is given up', async (_, problem, expected) => {
  let runs = 0;
  const write = retryConflicts(async () => {
    runs += 1;
    throw Object.assign(new Error('no'), problem);
  });
  await expect(write).rejects.toMatchObject(problem);
  expect(runs).toBe(expected);
});
