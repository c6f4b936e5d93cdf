import type pg from 'pg';
import type { Store } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';

const channel = 'clearpaw_event';
/** One notification speaks for every commit of this stretch: NOTIFY inside transactions costs throughput. */
const batchMs = 15;

/** Tells the other copies of the server that there is something to read, and hears them. */
export class WakeUps {
  readonly #store: Store;
  readonly #log: Log;
  readonly #onWake: () => void;
  #client: Promise<pg.PoolClient> | null = null;
  #batch: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store, log: Log, onWake: () => void) {
    this.#store = store;
    this.#log = log;
    this.#onWake = onWake;
  }

  async listen(): Promise<void> {
    this.#client ??= this.#connect();
    await this.#client;
  }

  tellOthers(): void {
    this.#batch ??= setTimeout(() => {
      this.#batch = undefined;
      this.#store.pool.query(`notify ${channel}`).catch((problem: Error) => {
        this.#log.warn({ reason: problem.message }, 'other servers were not woken; they look every second');
      });
    }, batchMs);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#batch);
    const client = await this.#client?.catch(() => null);
    client?.release(true);
  }

  async #connect(): Promise<pg.PoolClient> {
    const client = await this.#store.pool.connect();
    client.on('notification', this.#onWake);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.query(`listen ${channel}`);
    return client;
  }

  /** Polling goes on meanwhile; the next subscriber or the next poll connects again. */
  #lost(client: pg.PoolClient): void {
    if (this.#closed || this.#client === null) return;
    this.#client = null;
    client.release(true);
    setTimeout(() => {
      if (!this.#closed) this.listen().catch(() => {});
    }, 1_000).unref();
  }
}
