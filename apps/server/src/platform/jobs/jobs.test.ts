import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { openDatabase } from '../database/index.ts';
import { createLog } from '../telemetry/index.ts';
import { defineJob, openJobs } from './index.ts';

interface Parts {
  readonly done: string[];
}

const greet = defineJob<{ name: string }, Parts>({
  name: 'greet',
  retries: 1,
  async run({ done }, { name }) {
    if (name === 'nobody') throw new Error('nobody is there');
    done.push(name);
  },
});

async function useQueue() {
  const log = createLog('silent');
  const store = openDatabase(await useDatabase(), log);
  const jobs = await openJobs(store, log, [greet]);
  return { store, jobs, done: [] as string[] };
}

test('a job runs after the commit, and only then', async () => {
  const { store, jobs, done } = await useQueue();
  await store.transaction((tx) => jobs.enqueue(tx, greet, { name: 'Ada' }));
  const failing = store.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'Eve' });
    throw new Error('the cause did not happen');
  });
  await expect(failing).rejects.toThrow('the cause did not happen');
  await jobs.runWaiting({ done });
  expect(done).toEqual(['Ada']);
  await jobs.close();
  await store.close();
});

test('of jobs with one key only one waits; jobs without a key all wait', async () => {
  const { store, jobs, done } = await useQueue();
  await store.transaction(async (tx) => {
    await jobs.enqueue(tx, greet, { name: 'Ada' }, { onceKey: 'ada' });
    await jobs.enqueue(tx, greet, { name: 'Ada again' }, { onceKey: 'ada' });
    await jobs.enqueue(tx, greet, { name: 'Bo' });
    await jobs.enqueue(tx, greet, { name: 'Bo' });
  });
  await jobs.runWaiting({ done });
  expect(done.toSorted()).toEqual(['Ada', 'Bo', 'Bo']);
  await jobs.close();
  await store.close();
});

test('two servers share the work, and each job is done by one of them', async () => {
  const { store, jobs, done } = await useQueue();
  const other = await openJobs(store, createLog('silent'), [greet]);
  await Promise.all([jobs.work({ done }), other.work({ done })]);
  const names = Array.from({ length: 20 }, (_, index) => `visitor ${index}`);
  await store.transaction(async (tx) => {
    for (const name of names) await jobs.enqueue(tx, greet, { name });
  });
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(20);
  expect(done.toSorted()).toEqual(names.toSorted());
  await jobs.close();
  await other.close();
  await store.close();
});
