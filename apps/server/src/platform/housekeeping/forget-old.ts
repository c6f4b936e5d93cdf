import { type AnyColumn, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock/index.ts';
import { eventTable, idempotencyKeysTable, type Store } from '../database/index.ts';
import { defineJob } from '../jobs/index.ts';
import type { Log } from '../telemetry/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Source: contract, "Idempotency". */
const keepKeysMs = 30 * dayMs;
/** Streams read events within seconds; a server that was stopped for longer starts from the current state anyway. */
const keepEventsMs = 7 * dayMs;
const batchSize = 5_000;

/**
 * Deletes rows that no request needs anymore: results of writes whose key has expired, and events that every stream has
 * long passed. In batches, so that locks are short.
 * @returns how many rows of each were deleted
 */
export async function forgetOld(store: Store, now: Date): Promise<{ keys: number; events: number }> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const keys = await removeWhere(
    store,
    idempotencyKeysTable,
    lt(idempotencyKeysTable.createdAt, before(keepKeysMs)),
  );
  const events = await removeWhere(store, eventTable, lt(eventTable.at, before(keepEventsMs)));
  return { keys, events };
}

/** A row's physical location (ctid) identifies it within one statement, whatever its key is. */
const rowLocation = sql`ctid` as unknown as AnyColumn;

async function removeWhere({ db }: Store, table: PgTable, old: SQL): Promise<number> {
  for (let removed = 0; ; ) {
    const batch = db.select({ rowLocation: sql`ctid` }).from(table).where(old).limit(batchSize);
    const { rowCount } = await db.delete(table).where(inArray(rowLocation, batch));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return removed;
  }
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

/** Every night; the next run catches up on a missed one. */
export const forgetOldDaily = defineJob<object, Parts>({
  name: 'forget-old',
  cron: '41 3 * * *',
  async run({ store, clock, log }) {
    log.info(await forgetOld(store, clock.now()), 'what was old is forgotten');
  },
});
