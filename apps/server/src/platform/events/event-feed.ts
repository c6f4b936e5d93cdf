import { sql } from 'drizzle-orm';
import type { Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { PublishedEvent } from './published-event.ts';
import { type Subscription, TopicSubscription } from './topic-subscription.ts';
import { WakeUps } from './wake-ups.ts';

export type { Subscription };

const pageSize = 500;
/** Even if a wake-up is lost, nobody waits longer than this. */
const pollEveryMs = 1_000;

/**
 * Follows the outbox while anybody listens. A wake-up only says "look": what happened is always read from the
 * table, so that a lost or doubled wake-up changes nothing.
 */
export class EventFeed {
  readonly #store: Store;
  readonly #log: Log;
  readonly #wakeUps: WakeUps;
  readonly #subscriptions = new Set<TopicSubscription>();
  #cursor: { xid: string; position: number } | null = null;
  #draining = false;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#wakeUps = new WakeUps(store, log, () => void this.#drain());
    store.onPublished = () => {
      void this.#drain();
      this.#wakeUps.tellOthers();
    };
  }

  /** Listens to some topics from now on. Read the current state after this, and skip what it already contains. */
  async subscribe(topics: readonly string[]): Promise<Subscription> {
    await this.#begin();
    const subscription = new TopicSubscription(topics, () => this.#leave(subscription));
    this.#subscriptions.add(subscription);
    return subscription;
  }

  async close(): Promise<void> {
    for (const subscription of [...this.#subscriptions]) subscription.close();
    await this.#wakeUps.close();
  }

  async #begin(): Promise<void> {
    await this.#wakeUps.listen();
    this.#timer ??= setInterval(() => void this.#drain(), pollEveryMs).unref();
    this.#cursor ??= { xid: await this.#oldestRunning(), position: -1 };
  }

  #leave(subscription: TopicSubscription): void {
    this.#subscriptions.delete(subscription);
    if (this.#subscriptions.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#cursor = null;
  }

  async #oldestRunning(): Promise<string> {
    const query = sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
    const result = await this.#store.db.execute<{ xid: string }>(query);
    return result.rows[0]?.xid ?? '0';
  }

  async #drain(): Promise<void> {
    this.#again = true;
    if (this.#draining) return;
    this.#draining = true;
    try {
      while (this.#again && this.#cursor) {
        this.#again = false;
        const full = await this.#readPage();
        this.#again ||= full;
      }
    } catch (problem) {
      this.#log.warn(
        { reason: (problem as Error).message },
        'events could not be read; trying again shortly',
      );
    } finally {
      this.#draining = false;
    }
  }

  /** Reads what became final since the cursor; true when there may be more at once. */
  async #readPage(): Promise<boolean> {
    const cursor = this.#cursor;
    if (!cursor) return false;
    const rows = await this.#store.pool.query<Row>({
      name: 'events',
      text: nextEvents,
      values: [cursor.xid, cursor.position, pageSize],
    });
    const last = rows.rows.at(-1);
    if (last && this.#cursor) this.#cursor = { xid: last.xid, position: Number(last.position) };
    for (const row of rows.rows) this.#deliver(row);
    return rows.rows.length === pageSize;
  }

  #deliver(row: Row): void {
    const event: PublishedEvent = { ...row, xid: BigInt(row.xid), position: Number(row.position) };
    for (const subscription of this.#subscriptions) subscription.offer(event);
  }
}

interface Row {
  readonly xid: string;
  readonly position: string;
  readonly topic: string;
  readonly payload: PublishedEvent['payload'];
}

const nextEvents = `
  select xid::text as xid, position, topic, payload from event
  where (xid, position) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
  order by xid, position limit $3`;
