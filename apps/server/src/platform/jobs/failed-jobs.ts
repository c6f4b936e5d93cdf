import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database, Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { AnyJob } from './job.ts';
import { openBoss } from './open-boss.ts';

/** The queue of jobs that failed too often; the operator finds them there with the reason. */
export const failedJobs = 'dead-letters';

/** A job that failed permanently. */
export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly tries: number;
  readonly since: Date;
  readonly reason: string;
}

/** The failed jobs, oldest first. */
export async function listFailedJobs(store: Store, limit = 100): Promise<FailedJob[]> {
  if (!(await hasQueue(store.db))) return [];
  const { rows } = await store.db.execute<{
    id: string;
    job: string | null;
    tries: number | null;
    since: string | Date;
    reason: string | null;
  }>(sql`
    select id, source_name as job, coalesce(source_retry_count, 0) + 1 as tries, created_on as since,
      source_output ->> 'message' as reason
    from pgboss.job where name = ${failedJobs} and state = 'created' order by created_on limit ${limit}`);
  return rows.map(({ id, job, tries, since, reason }) => ({
    id,
    job: job ?? 'unknown',
    tries: tries ?? 1,
    since: new Date(since),
    reason: reason ?? 'no reason was kept',
  }));
}

export async function countFailedJobs({ db }: Store): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${failedJobs} and state = 'created'`,
  );
  return rows[0]?.count ?? 0;
}

/** When the job that has waited longest could have begun; null if none is waiting. */
export async function oldestWaitingSince({ db }: Store): Promise<Date | null> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await db.execute<{ since: string | Date | null }>(sql`
    select min(greatest(created_on, start_after)) as since from pgboss.job
    where state in ('created', 'retry') and start_after <= now() and name <> ${failedJobs}`);
  const since = rows[0]?.since;
  return since ? new Date(since) : null;
}

/** Removes all waiting jobs of this kind that have not begun; returns how many. */
export async function discardWaiting({ db }: Store, { name }: Pick<AnyJob, 'name'>): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const removed = await db.execute(
    sql`delete from pgboss.job where name = ${name} and state in ('created', 'retry')`,
  );
  return removed.rowCount ?? 0;
}

/** A database that no server has worked with has no queue. */
async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  );
  return rows[0]?.there === true;
}

/** Moves all failed jobs back into their queues; returns how many. */
export async function retryFailedJobs(store: Store, log: Log): Promise<number> {
  const boss: PgBoss = openBoss(store, log, { supervise: false, schedule: false });
  await boss.start();
  try {
    return await boss.redrive(failedJobs);
  } finally {
    await boss.stop({ graceful: false });
  }
}
