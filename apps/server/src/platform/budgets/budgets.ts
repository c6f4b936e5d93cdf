import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { budgetTable } from './budget.table.ts';

/** So much in each window, for each account, address or recipient. */
export interface Limit {
  /** Part of the key in the database: kebab-case, unique. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export interface Taken {
  readonly allowed: boolean;
  /** How much of the window is used now, this included. */
  readonly used: number;
  /** When the window ends and everything may be used again. */
  readonly retryAfterSeconds: number;
}

/** Counts what accounts, addresses and recipients use of their limits, in the database that all servers share. */
export interface Budgets {
  /**
   * Takes `count` of the subject's limit. In a transaction the taking counts only if that commits.
   * @param subject an account id, an address: whom the limit applies to; only a keyed hash of it is stored
   */
  take(db: Database, limit: Limit, subject: string, count?: number): Promise<Taken>;
  /** Gives back one that turned out not to count. */
  giveBack(db: Database, limit: Limit, subject: string): Promise<void>;
  /** A short keyed hash: the same for the same subject, and of no use to anyone without the secret. */
  pseudonymOf(kind: string, subject: string): string;
}

/** @param secret keys the hashes, so that the table cannot be searched for an address */
export function createBudgets(secret: string): Budgets {
  const hashOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  const keyOf = ({ name }: Limit, subject: string) => `${name}:${hashOf(`budget ${name} ${subject}`)}`;
  return {
    async take(db, limit, subject, count = 1) {
      const { rows } = await db.execute<{ used: string; seconds: number }>(
        takeStatement(keyOf(limit, subject), limit, count),
      );
      const { used = 0, seconds = limit.windowSeconds } = rows[0] ?? {};
      const now = Number(used);
      return { allowed: now <= limit.max, used: now, retryAfterSeconds: Math.max(1, Number(seconds)) };
    },
    async giveBack(db, limit, subject) {
      await db.execute(
        sql`update ${budgetTable} set used = greatest(used - 1, 0) where key = ${keyOf(limit, subject)}`,
      );
    },
    pseudonymOf: (kind, subject) => hashOf(`pseudonym ${kind} ${subject}`),
  };
}

/** One statement, so that requests that come together are counted one after the other. */
function takeStatement(key: string, { windowSeconds }: Limit, count: number) {
  const over = sql`budget.window_ends_at <= clock_timestamp()`;
  return sql`
    insert into ${budgetTable} as budget (key, used, window_ends_at)
    values (${key}, ${count}, clock_timestamp() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      used = case when ${over} then excluded.used else budget.used + excluded.used end,
      window_ends_at = case when ${over} then excluded.window_ends_at else budget.window_ends_at end
    returning used, ceil(extract(epoch from window_ends_at - clock_timestamp()))::int as seconds`;
}
