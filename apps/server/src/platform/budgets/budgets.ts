import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { budgetTable } from './budget.table.ts';

/** A number of uses per window, for each account, address or recipient. */
export interface Limit {
  /** Part of the key in the database: kebab-case, unique. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

export interface Taken {
  readonly allowed: boolean;
  /** How much of the window is used now, including this use. */
  readonly used: number;
  /** When the window ends and everything may be used again. */
  readonly retryAfterSeconds: number;
}

/** Counts the uses of limits by accounts, addresses and recipients, in the database that all servers share. */
export interface Budgets {
  /**
   * Uses `count` of the subject's limit. In a transaction the use counts only if it commits.
   * @param subject an account id or address, to which the limit applies; only a keyed hash of it is stored
   */
  take(db: Database, limit: Limit, subject: string, count?: number): Promise<Taken>;
  /** Uses the limit once for each subject, which may repeat, and tells how many uses of each are allowed. */
  takeEach(db: Database, limit: Limit, subjects: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns one use that does not count after all. */
  giveBack(db: Database, limit: Limit, subject: string): Promise<void>;
  /** A short keyed hash: the same for the same subject, and useless to anyone without the secret. */
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
    async takeEach(db, limit, subjects) {
      const counts = new Map(
        [...Map.groupBy(subjects, (subject) => subject)].map(([subject, same]) => [subject, same.length]),
      );
      if (counts.size === 0) return counts;
      const asked = [...counts].map(([subject, count]) => ({ key: keyOf(limit, subject), count }));
      const { rows } = await db.execute<{ key: string; used: string }>(takeEachStatement(asked, limit));
      const used = new Map(rows.map((row) => [row.key, Number(row.used)]));
      return new Map(
        [...counts].map(([subject, count]) => {
          const over = (used.get(keyOf(limit, subject)) ?? 0) - limit.max;
          return [subject, Math.max(0, count - Math.max(0, over))];
        }),
      );
    },
    async giveBack(db, limit, subject) {
      await db.execute(
        sql`update ${budgetTable} set used = greatest(used - 1, 0) where key = ${keyOf(limit, subject)}`,
      );
    },
    pseudonymOf: (kind, subject) => hashOf(`pseudonym ${kind} ${subject}`),
  };
}

const over = sql`budget.window_ends_at <= clock_timestamp()`;
const addUsed = sql`on conflict (key) do update set
  used = case when ${over} then excluded.used else budget.used + excluded.used end,
  window_ends_at = case when ${over} then excluded.window_ends_at else budget.window_ends_at end`;

/** One statement, so that concurrent requests are counted one after the other. */
function takeStatement(key: string, { windowSeconds }: Limit, count: number) {
  return sql`
    insert into ${budgetTable} as budget (key, used, window_ends_at)
    values (${key}, ${count}, clock_timestamp() + make_interval(secs => ${windowSeconds}))
    ${addUsed}
    returning used, ceil(extract(epoch from window_ends_at - clock_timestamp()))::int as seconds`;
}

/** In the order of the keys, so that two of these do not wait for each other. */
function takeEachStatement(
  asked: readonly { readonly key: string; readonly count: number }[],
  { windowSeconds }: Limit,
) {
  return sql`
    insert into ${budgetTable} as budget (key, used, window_ends_at)
    select key, count, clock_timestamp() + make_interval(secs => ${windowSeconds})
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (key text, count bigint) order by key
    ${addUsed}
    returning key, used`;
}
