import { DatabaseListener, type Store } from '../database/index.ts';
import { atMostEvery, type Log } from '../telemetry/index.ts';

const channel = 'clearpaw_event';
/** One notification covers all commits of this period, because NOTIFY inside transactions reduces throughput. */
const batchMs = 15;

/** Notifies the other server processes that there are events to read, and receives their notifications. */
export class WakeUps {
  readonly #store: Store;
  readonly #listener: DatabaseListener;
  readonly #reportFailure: (reason: string) => void;
  #batch: NodeJS.Timeout | undefined;

  constructor(store: Store, log: Log, onWake: () => void) {
    this.#store = store;
    // Events from before listening are read when listening begins, not only at the next poll.
    this.#listener = new DatabaseListener(store, channel, { onNotification: onWake, onListening: onWake });
    this.#reportFailure = atMostEvery(10_000, (times, reason) =>
      log.warn({ reason, times }, 'other servers were not woken; they look every second'),
    );
  }

  /**
   * Resolves when the first attempt has finished, successfully or not: polling reads every event, a wake-up only makes
   * it faster.
   */
  listen(): Promise<void> {
    return this.#listener.listen();
  }

  notifyOthers(): void {
    this.#batch ??= setTimeout(() => {
      this.#batch = undefined;
      this.#store.pool
        .query(`notify ${channel}`)
        .catch((problem: Error) => this.#reportFailure(problem.message));
    }, batchMs);
  }

  async close(): Promise<void> {
    clearTimeout(this.#batch);
    await this.#listener.close();
  }
}
