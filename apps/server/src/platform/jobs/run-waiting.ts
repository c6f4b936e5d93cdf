import type { PgBoss } from 'pg-boss';
import type { Store } from '../database/index.ts';
import { heldMessage, isHeld } from './held.ts';
import type { AnyJob } from './job.ts';

interface Work {
  readonly store: Store;
  readonly parts: object;
}

/** Tests wait for what they run. */
const { signal } = new AbortController();

/** Runs every scheduled job once and then all waiting jobs, including those that these add, until none is left. */
export async function runWaiting(boss: PgBoss, jobs: readonly AnyJob[], work: Work): Promise<void> {
  for (const job of jobs) {
    if (job.cron && !(await isHeld(job, work.store))) await job.run(work.parts, {}, { signal });
  }
  for (;;) {
    const counts = await Promise.all(jobs.map((job) => runAll(boss, job, work)));
    if (counts.every((count) => count === 0)) return;
  }
}

async function runAll(boss: PgBoss, job: AnyJob, { store, parts }: Work): Promise<number> {
  const taken = await boss.fetch<object>(job.name, { batchSize: 100 });
  for (const { id, data } of taken) {
    if (await isHeld(job, store)) {
      await boss.fail(job.name, id, { message: heldMessage });
      continue;
    }
    try {
      await job.run(parts, data, { signal });
    } catch (problem) {
      await boss.fail(job.name, id, problem as Error);
      throw problem;
    }
    await boss.complete(job.name, id);
  }
  return taken.length;
}
