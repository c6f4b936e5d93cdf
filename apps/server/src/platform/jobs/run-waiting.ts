import type { PgBoss } from 'pg-boss';
import type { AnyJob } from './job.ts';

/** Tests wait for what they run. */
const { signal } = new AbortController();

/** Runs every repeated job once and then all that waits, jobs that these cause too, until nothing is left. */
export async function runWaiting(boss: PgBoss, jobs: readonly AnyJob[], parts: object): Promise<void> {
  for (const job of jobs) if (job.cron) await job.run(parts, {}, { signal });
  for (;;) {
    const counts = await Promise.all(jobs.map((job) => runAll(boss, job, parts)));
    if (counts.every((count) => count === 0)) return;
  }
}

async function runAll(boss: PgBoss, job: AnyJob, parts: object): Promise<number> {
  const taken = await boss.fetch<object>(job.name, { batchSize: 100 });
  for (const { id, data } of taken) {
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
