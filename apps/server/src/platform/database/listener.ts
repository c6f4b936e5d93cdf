import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Store } from './store.ts';

/** How often a silent connection is checked. */
const checkEveryMs = 2_000;
const reconnectAfterMs = 500;

interface ListenerEvents {
  onNotification(payload: string): void;
  /**
   * Called when listening has begun, also after a reconnection: what happened before can be read now, and nothing is
   * missed in between.
   */
  onListening(client: pg.Client): Promise<void> | void;
  onLost?(): void;
}

/** Keeps one connection listening to a channel and reconnects whenever it is lost. */
export class DatabaseListener {
  readonly #store: Pick<Store, 'connectAlone'>;
  readonly #channel: string;
  readonly #events: ListenerEvents;
  readonly #closing = new AbortController();
  #begun: Promise<void> | null = null;
  #ended: Promise<void> = Promise.resolve();

  /** @param channel a name that needs no quotes */
  constructor(store: Pick<Store, 'connectAlone'>, channel: string, events: ListenerEvents) {
    this.#store = store;
    this.#channel = channel;
    this.#events = events;
  }

  /** Resolves when the first attempt has finished, successfully or not. */
  listen(): Promise<void> {
    this.#begun ??= new Promise((firstTryOver) => {
      this.#ended = this.#keepListening(firstTryOver);
    });
    return this.#begun;
  }

  async close(): Promise<void> {
    this.#closing.abort();
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
      client.on('notification', ({ payload }) => this.#events.onNotification(payload ?? ''));
      await client.query(`listen ${this.#channel}`);
      await this.#events.onListening(client);
      tried();
      await this.#untilLost(client);
    } finally {
      this.#events.onLost?.();
      await client.end();
    }
  }

  /** A connection that was cut without a FIN looks open: only a query shows that there is no reply. */
  async #untilLost(client: pg.Client): Promise<void> {
    const lost = once(client, 'end').then(() => true);
    while (!this.#closing.signal.aborted) {
      if (await Promise.race([lost, this.#pause(checkEveryMs)])) return;
      await client.query(`listen ${this.#channel}`);
    }
  }

  async #pause(ms: number): Promise<false> {
    await pause(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => {});
    return false;
  }
}
