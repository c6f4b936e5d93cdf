import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss, type QueueOptions } from 'pg-boss';
import type { Store } from '../database/index.ts';
import { type Log, traceJob } from '../telemetry/index.ts';
import { UnrecoverableError } from './cannot-be-done.ts';
import { failedJobs } from './failed-jobs.ts';
import { heldMessage, isHeld } from './held.ts';
import type { AnyJob, JobQueue } from './job.ts';
import { openBoss } from './open-boss.ts';
import { runWaiting } from './run-waiting.ts';

/** Someone may be waiting for a job with a cause. */
const pollSeconds = 1;
/** A schedule is by the minute, and each poll is a query, also while nothing happens. */
const pollScheduledSeconds = 5;
const stopWithinMs = 10_000;
/** After how long a silent server counts as dead, and how often its jobs are looked for. */
export interface Patience {
  readonly silentSeconds: number;
  readonly pollIntervalSeconds: number;
}

const usualPatience: Patience = { silentSeconds: 30, pollIntervalSeconds: 15 };

export interface Jobs extends JobQueue {
  /** Starts taking jobs, with the parts they work with. */
  work(parts: object): Promise<void>;
  /** Runs all waiting jobs now and throws what fails. For tests. */
  runWaiting(parts: object): Promise<void>;
  close(): Promise<void>;
}

/** Opens the queue in the product's own database and registers the jobs; nothing runs before `work`. */
export async function openJobs(
  store: Store,
  log: Log,
  jobs: readonly AnyJob[],
  patience: Patience = usualPatience,
): Promise<Jobs> {
  const boss = openBoss(store, log, {
    superviseIntervalSeconds: patience.pollIntervalSeconds,
    monitorIntervalSeconds: patience.pollIntervalSeconds,
  });
  await boss.start();
  await enterQueues(boss, jobs, patience);
  const stopping = new AbortController();
  return {
    async enqueue(tx, job, input, options = {}) {
      await boss.send(job.name, input, {
        db: fromDrizzle(tx.db, sql),
        singletonKey: options.onceKey ?? crypto.randomUUID(),
        ...(options.after && { startAfter: options.after }),
        ...(options.priority !== undefined && { priority: options.priority }),
      });
    },
    async enqueueAll(tx, job, inputs) {
      if (inputs.length === 0) return;
      const rows = inputs.map((data) => ({ data, singletonKey: crypto.randomUUID() }));
      await boss.insert(job.name, rows, { db: fromDrizzle(tx.db, sql) });
    },
    work: (parts) => takeJobs(boss, jobs, { log, store, parts, signal: stopping.signal }),
    runWaiting: (parts) => runWaiting(boss, jobs, { store, parts }),
    close() {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}

async function enterQueues(boss: PgBoss, jobs: readonly AnyJob[], patience: Patience): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(failedJobs)) await boss.createQueue(failedJobs, { deleteAfterSeconds: 30 * 24 * 3600 });
  for (const job of jobs) {
    const options = queueOptions(job, patience);
    // One waiting job per key; a job without a key gets a unique one.
    if (!known.has(job.name)) {
      await boss.createQueue(job.name, { ...options, policy: 'short', deadLetter: failedJobs });
    } else {
      await boss.updateQueue(job.name, options);
    }
  }
}

/** Growing pauses, up to an hour between attempts; finished jobs, which may name people, are deleted after a day. */
function queueOptions(
  job: AnyJob,
  { silentSeconds }: Patience,
): QueueOptions & { deleteAfterSeconds: number } {
  return {
    retryLimit: job.retries ?? 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 300,
    // A killed server's jobs are taken over after this silence.
    heartbeatSeconds: silentSeconds,
    deleteAfterSeconds: 24 * 3600,
  };
}

/** The parts that every job works with. */
interface Work {
  readonly log: Log;
  readonly store: Store;
  readonly parts: object;
  readonly signal: AbortSignal;
}

async function takeJobs(boss: PgBoss, jobs: readonly AnyJob[], work: Work): Promise<void> {
  for (const job of jobs) {
    const options = {
      pollingIntervalSeconds: job.cron ? pollScheduledSeconds : pollSeconds,
      perJobResults: true,
      includeMetadata: true,
    } as const;
    const worker = await boss.work(job.name, options, async (taken: JobWithMetadata<object>[]) => {
      // If one job was waiting, there may be more: check again at once instead of at the next poll.
      boss.notifyWorker(worker);
      return Promise.all(taken.map((entry) => runLogged(job, work, entry)));
    });
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
    else await boss.unschedule(job.name);
  }
}

/** A job that throws is tried again later, unless it says that this would not help; either way the reason is stored. */
async function runLogged(
  job: AnyJob,
  { log, store, parts, signal }: Work,
  { id, data, retryCount, retryLimit }: JobWithMetadata<object>,
): Promise<JobResult> {
  try {
    if (await isHeld(job, store)) return heldResult(job, id);
    await traceJob(job.name, () => Promise.resolve(job.run(parts, data, { signal })));
    return { id, status: 'completed' };
  } catch (problem) {
    const { name: kind, message } = problem as Error;
    const isFinal = problem instanceof UnrecoverableError;
    const isParked = isFinal || retryCount >= retryLimit;
    log.warn({ job: job.name, kind }, isParked ? 'a job is parked' : 'a job failed; it is tried again later');
    if (isParked) await sayParked(job, log, parts, data);
    return { id, status: isFinal ? 'deadletter' : 'failed', output: { message } };
  }
}

/** A scheduled job comes again; a job with a cause is tried again later. */
function heldResult({ cron }: AnyJob, id: string): JobResult {
  if (cron) return { id, status: 'completed' };
  return { id, status: 'failed', output: { message: heldMessage } };
}

/** The job is dead-lettered even if this fails. */
async function sayParked(job: AnyJob, log: Log, parts: object, data: object): Promise<void> {
  await job
    .onParked?.(parts, data)
    .catch((problem: Error) => log.warn({ job: job.name, kind: problem.name }, 'parking it was not noted'));
}
