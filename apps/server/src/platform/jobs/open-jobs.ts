import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { AnyJob, JobQueue } from './job.ts';
import { runWaiting } from './run-waiting.ts';

/** Where jobs end that failed too often; the operator finds them there with the reason. */
export const deadLetters = 'dead-letters';

const pollSeconds = 1;
const stopWithinMs = 10_000;

export interface Jobs extends JobQueue {
  /** Begins to take jobs, with what they work with. */
  work(parts: object): Promise<void>;
  /** Runs all that waits, here and now; what fails is thrown. For tests. */
  runWaiting(parts: object): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queue on the product's own database and enters the jobs there are; nothing runs before `work`. */
export async function openJobs(store: Store, log: Log, jobs: readonly AnyJob[]): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => store.pool.query(text, values) },
    schema: 'pgboss',
    // Two servers that start together take turns; what is there already is left alone.
    migrate: true,
    persistWarnings: false,
  });
  boss.on('error', (problem) => log.warn({ kind: problem.name }, 'the job queue stumbled; it goes on'));
  await boss.start();
  await enterQueues(boss, jobs);
  return {
    async enqueue(tx, job, input, options = {}) {
      await boss.send(job.name, input, {
        db: fromDrizzle(tx.db, sql),
        singletonKey: options.onceKey ?? crypto.randomUUID(),
        ...(options.after && { startAfter: options.after }),
      });
    },
    work: (parts) => takeJobs(boss, log, jobs, parts),
    runWaiting: (parts) => runWaiting(boss, jobs, parts),
    close: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  };
}

async function enterQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { deleteAfterSeconds: 30 * 24 * 3600 });
  for (const job of jobs) {
    const options = queueOptions(job);
    // One waiting job per key; a job without a key gets one of its own.
    if (!known.has(job.name)) {
      await boss.createQueue(job.name, { ...options, policy: 'short', deadLetter: deadLetters });
    } else {
      await boss.updateQueue(job.name, options);
    }
  }
}

/** Later and later, up to an hour between tries; done jobs, which may name people, are forgotten after a day. */
function queueOptions(job: AnyJob): QueueOptions & { deleteAfterSeconds: number } {
  return {
    retryLimit: job.retries ?? 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 300,
    // A killed server's jobs are taken over after this silence.
    heartbeatSeconds: 30,
    deleteAfterSeconds: 24 * 3600,
  };
}

async function takeJobs(boss: PgBoss, log: Log, jobs: readonly AnyJob[], parts: object): Promise<void> {
  for (const job of jobs) {
    const worker = await boss.work<object>(
      job.name,
      { pollingIntervalSeconds: pollSeconds },
      async ([taken]) => {
        // Where one job waited, more may: look again at once instead of at the next poll.
        boss.notifyWorker(worker);
        if (taken) await runLogged(job, log, parts, taken.data);
      },
    );
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
    else await boss.unschedule(job.name);
  }
}

async function runLogged(job: AnyJob, log: Log, parts: object, input: object): Promise<void> {
  try {
    await job.run(parts, input);
  } catch (problem) {
    log.warn({ job: job.name, kind: (problem as Error).name }, 'a job failed; it is tried again later');
    throw problem;
  }
}
