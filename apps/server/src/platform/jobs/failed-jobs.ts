import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';
import { openBoss } from './open-boss.ts';

/** Where jobs end that failed too often; the operator finds them there with the reason. */
export const failedJobs = 'dead-letters';

/** A job that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly tries: number;
  readonly since: Date;
  readonly reason: string;
}

/** What waits for the operator, oldest first. */
export async function listFailedJobs(store: Store, limit = 100): Promise<FailedJob[]> {
  const { rows: found } = await store.db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  );
  if (!found[0]?.there) return [];
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

/** Puts everything that is parked back into its queue; answers how many. */
export async function retryFailedJobs(store: Store, log: Log): Promise<number> {
  const boss: PgBoss = openBoss(store, log, { supervise: false, schedule: false });
  await boss.start();
  try {
    return await boss.redrive(failedJobs);
  } finally {
    await boss.stop({ graceful: false });
  }
}
