import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A new viewer is reported ten seconds after the view; the rest follows within two. */
const atMostMs = 600_000;
const pauseMs = 250;

/** What is left to do after visits: alerts, reminders and jobs such as mail. */
const pending = `select
    exists (select 1 from reminder_plan where plan_at <= now())
    or exists (select 1 from alert where notify_at <= now())
    or exists (select 1 from pgboss.job_common where state <= 'active' and start_after <= now())
    or exists (select 1 from record_view where id > coalesce(
      (select place::uuid from reminder_cursor where name = 'views'), '00000000-0000-0000-0000-000000000000'))
    or exists (select 1 from event where (xid, position) > (
      select split_part(place, ' ', 1)::xid8, split_part(place, ' ', 2)::bigint
      from reminder_cursor where name = 'causes')) as busy`;

/**
 * Waits until a server has done what its visits caused, so that it does not burden the next measurement. A handler
 * without such work has no tables of jobs and is not waited for.
 */
export async function waitUntilQuiet(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ boss: string | null }>(
      `select to_regclass('pgboss.job_common')::text as boss`,
    );
    if (rows[0]?.boss === null) return;
    const until = performance.now() + atMostMs;
    while (await isBusy(client)) {
      if (performance.now() > until)
        throw new Error('A server was still at work ten minutes after its visits.');
      await pause(pauseMs);
    }
  } finally {
    await client.end();
  }
}

async function isBusy(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ busy: boolean }>(pending);
  return rows[0]?.busy ?? false;
}

const settledMs = 20;

/**
 * Has a server stand still at a moment in which it waits for no answer of the database: one that it waits for would be
 * too late when it goes on, and it would leave its connections.
 */
export async function standStill(
  { pause: stop, resume }: { pause(): void; resume(): void },
  databaseUrl: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
      stop();
      await pause(settledMs);
      const asked = `select count(*)::int as waiting from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend'
        and (state <> 'idle' or state_change > $1::timestamptz - make_interval(secs => $2))`;
      const found = await client.query<{ waiting: number }>(asked, [rows[0]?.at, settledMs / 1000]);
      if (found.rows[0]?.waiting === 0) return;
      resume();
      await pause(Math.random() * settledMs);
    }
  } finally {
    await client.end();
  }
}
