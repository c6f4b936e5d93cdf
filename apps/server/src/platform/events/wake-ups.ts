import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Store } from '../database/index.ts';
import { atMostEvery, type Log } from '../telemetry/index.ts';

const channel = 'clearpaw_event';
/** One notification speaks for every commit of this stretch: NOTIFY inside transactions costs throughput. */
const batchMs = 15;
/** How often a connection that hears nothing is asked whether it still leads anywhere. */
const checkEveryMs = 2_000;
const reconnectAfterMs = 500;

/** Tells the other copies of the server that there is something to read, and hears them. */
export class WakeUps {
  readonly #store: Store;
  readonly #onWake: () => void;
  readonly #closing = new AbortController();
  readonly #sayNotTold: (reason: string) => void;
  #begun: Promise<void> | null = null;
  #ended: Promise<void> = Promise.resolve();
  #batch: NodeJS.Timeout | undefined;

  constructor(store: Store, log: Log, onWake: () => void) {
    this.#store = store;
    this.#onWake = onWake;
    this.#sayNotTold = atMostEvery(10_000, (times, reason) =>
      log.warn({ reason, times }, 'other servers were not woken; they look every second'),
    );
  }

  /**
   * Keeps one connection listening from now on, however often it is lost. Resolves when the first try is over, also when
   * it failed: polling reads every event, a wake-up only makes it quicker.
   */
  listen(): Promise<void> {
    this.#begun ??= new Promise((firstTryOver) => {
      this.#ended = this.#keepListening(firstTryOver);
    });
    return this.#begun;
  }

  tellOthers(): void {
    this.#batch ??= setTimeout(() => {
      this.#batch = undefined;
      this.#store.pool
        .query(`notify ${channel}`)
        .catch((problem: Error) => this.#sayNotTold(problem.message));
    }, batchMs);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#batch);
    await this.#ended;
  }

  async #keepListening(tried: () => void): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#listenUntilLost(tried).catch(() => {});
      tried();
      await this.#pause(reconnectAfterMs);
    }
  }

  async #listenUntilLost(tried: () => void): Promise<void> {
    const client = await this.#store.connectAlone();
    try {
      client.on('notification', this.#onWake);
      await client.query(`listen ${channel}`);
      tried();
      // What happened while nobody listened is read now, not at the next poll.
      this.#onWake();
      await this.#untilLost(client);
    } finally {
      await client.end();
    }
  }

  /** A line that was cut without a word looks alive: only a question shows that nobody answers. */
  async #untilLost(client: pg.Client): Promise<void> {
    const lost = once(client, 'end').then(() => true);
    while (!this.#closing.signal.aborted) {
      if (await Promise.race([lost, this.#pause(checkEveryMs)])) return;
      await client.query(`listen ${channel}`);
    }
  }

  async #pause(ms: number): Promise<false> {
    await pause(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
    return false;
  }
}
