/** Without a wake-up, there is a round now and then all the same. */
const pollMs = 500;
/** Between rounds, and once more after a wake-up: what was still being written beside it is read then. */
const soonMs = 50;

/** Does the same work again and again, never twice at once: soon after a wake-up, and now and then without one. */
export class Rounds {
  readonly #work: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #woken = false;
  #closed = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** `work` throws nothing. */
  constructor(work: () => Promise<void>) {
    this.#work = work;
    this.#begin();
  }

  wake(): void {
    if (this.#woken) return;
    this.#woken = true;
    if (!this.#running) this.#plan(this.#endedAt + soonMs - performance.now());
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => this.#begin(), Math.max(0, ms)).unref();
  }

  #begin(): void {
    const wasWoken = this.#woken;
    this.#woken = false;
    this.#running = this.#work().finally(() => {
      this.#running = null;
      this.#endedAt = performance.now();
      this.#plan(wasWoken || this.#woken ? soonMs : pollMs);
    });
  }
}
