/** Without a wake-up, there is still a round this often. */
const pollMs = 500;
/** The pause between rounds, and before one more round after a wake-up, which reads what was still being written. */
const soonMs = 50;

/** Repeats the same work, never twice at once: soon after a wake-up, and regularly without one. */
export class Rounds {
  readonly #work: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #woken = false;
  #closed = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** `work` must not throw. */
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
