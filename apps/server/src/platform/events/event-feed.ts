import { sql } from 'drizzle-orm';
import { reasonOf, type Store, type Topic } from '../database/index.ts';
import { atMostEvery, type Log } from '../telemetry/index.ts';
import type { PayloadOf, PublishedEvent } from './published-event.ts';
import { TopicIndex } from './topic-index.ts';
import { type EventSubscription, TopicSubscription } from './topic-subscription.ts';
import { WakeUps } from './wake-ups.ts';

export type { EventSubscription };

const pageSize = 500;
/** Even if a wake-up is lost, no listener waits longer than this. */
const pollEveryMs = 1_000;
/** Reads that follow each other closely are gathered: under load one reads what ten would. The first is at once. */
const gatherMs = 15;

/**
 * Follows the outbox while there are listeners. A wake-up only triggers a read: events are always read from the table,
 * so that a lost or repeated wake-up changes nothing.
 */
export class EventFeed {
  readonly #store: Store;
  readonly #sayUnread: (reason: string) => void;
  readonly #wakeUps: WakeUps;
  readonly #subscriptions = new TopicIndex();
  #cursor: { xid: string; position: number } | null = null;
  #begun: Promise<void> | null = null;
  /** Counts how often the number of listeners has become zero. */
  #round = 0;
  #draining = false;
  #readAt = Number.NEGATIVE_INFINITY;
  #again = false;
  readonly #woken = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#sayUnread = atMostEvery(10_000, (times, reason) =>
      log.warn({ reason, times }, 'events could not be read; trying again shortly'),
    );
    const wake = () => {
      void this.#drain();
      for (const onWake of this.#woken) onWake();
    };
    this.#wakeUps = new WakeUps(store, log, wake);
    store.onPublished = () => {
      wake();
      this.#wakeUps.notifyOthers();
    };
  }

  /** The number of current listeners. */
  get listeners(): number {
    return this.#subscriptions.size;
  }

  /**
   * Listens to some topics from now on, until the signal fires or the subscription is closed. Read the current state
   * after this, and skip what it already contains.
   */
  async subscribe<T extends Topic>(
    topics: readonly T[],
    signal?: AbortSignal,
  ): Promise<EventSubscription<PayloadOf<T>>> {
    const subscription = new TopicSubscription(topics, () => this.#leave(subscription));
    // Counted before the feed has begun, so that another listener's leaving does not stop it in between.
    this.#subscriptions.add(subscription);
    this.#begun ??= this.#begin();
    const begun = this.#begun;
    try {
      await begun;
    } catch (problem) {
      // The next listener tries again, even while others still wait for this start.
      if (this.#begun === begun) this.#begun = null;
      subscription.close();
      throw problem;
    }
    signal?.addEventListener('abort', () => subscription.close(), { once: true });
    if (signal?.aborted) subscription.close();
    // Only payloads of this topic's type were published on it.
    return subscription as EventSubscription<object> as EventSubscription<PayloadOf<T>>;
  }

  /**
   * Calls back whenever there may be something new in the outbox, for code that reads the outbox itself. A call can be
   * lost, so also check from time to time without one.
   */
  wakeFor(onWake: () => void): () => void {
    this.#woken.add(onWake);
    void this.#wakeUps.listen();
    return () => this.#woken.delete(onWake);
  }

  async close(): Promise<void> {
    for (const subscription of [...this.#subscriptions]) subscription.close();
    await this.#wakeUps.close();
  }

  /** Starts following; concurrent callers share one start. */
  async #begin(): Promise<void> {
    const round = this.#round;
    await this.#wakeUps.listen();
    const xid = await this.#oldestRunning();
    // All listeners may have left in the meantime, and new ones may have started again.
    if (this.#round !== round) return;
    this.#cursor = { xid, position: -1 };
    this.#timer = setInterval(() => void this.#drain(), pollEveryMs).unref();
  }

  #leave(subscription: TopicSubscription): void {
    this.#subscriptions.delete(subscription);
    if (this.#subscriptions.size > 0) return;
    clearInterval(this.#timer);
    this.#cursor = null;
    this.#begun = null;
    this.#round += 1;
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
        await this.#gather();
        this.#again = false;
        this.#readAt = performance.now();
        const full = await this.#readPage();
        if (full) {
          this.#again = true;
          this.#readAt = Number.NEGATIVE_INFINITY;
        }
      }
    } catch (problem) {
      this.#sayUnread(reasonOf(problem));
    } finally {
      this.#draining = false;
    }
  }

  async #gather(): Promise<void> {
    const left = this.#readAt + gatherMs - performance.now();
    if (left > 0) await new Promise<void>((resolve) => setTimeout(resolve, left));
  }

  /** Reads what became final since the cursor; true if there may be more at once. */
  async #readPage(): Promise<boolean> {
    const cursor = this.#cursor;
    if (!cursor) return false;
    const rows = await this.#store.pool.query<Row>({
      name: 'events',
      text: nextEvents,
      values: [cursor.xid, cursor.position, pageSize],
    });
    // A cursor that was reset in the meantime must not be set back to the end of this page.
    if (this.#cursor !== cursor) return true;
    const last = rows.rows.at(-1);
    if (last) this.#cursor = { xid: last.xid, position: Number(last.position) };
    for (const row of rows.rows) this.#deliver(row);
    return rows.rows.length === pageSize;
  }

  #deliver(row: Row): void {
    const event: PublishedEvent = { ...row, xid: BigInt(row.xid), position: Number(row.position) };
    for (const subscription of this.#subscriptions.on(row.topic)) subscription.offer(event);
  }
}

interface Row {
  readonly xid: string;
  readonly position: string;
  readonly topic: string;
  readonly payload: PublishedEvent['payload'];
}

// The bare name would mean the text beside it, by which 1000 sorts before 999.
const nextEvents = `
  select xid::text as xid, position, topic, payload from event
  where (event.xid, position) > ($1::xid8, $2::bigint) and event.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by event.xid, position limit $3`;
