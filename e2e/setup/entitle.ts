import pg from 'pg';
import { inject } from 'vitest';

/** Gives someone Business Connect the way an operator would: by their row, for a year. */
export async function entitle(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(
    `insert into entitlement (uid, business_connect, tier, source, current_period_end, updated_at)
     select id, true, 'business', 'manual', now() + interval '1 year', now() from "user" where email = $1`,
    [email],
  );
  await client.end();
}
