/** Passes each change on to everyone who follows. */
export class ChangeFeed<Change> {
  readonly #listeners = new Set<(change: Change) => void>();

  publish(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Every change from this call on, until `signal` fires. */
  follow(signal: AbortSignal): AsyncGenerator<Change> {
    const queue: Change[] = [];
    let wake = () => {};
    const listen = (change: Change) => {
      queue.push(change);
      wake();
    };
    this.#listeners.add(listen);
    const stop = () => {
      this.#listeners.delete(listen);
      wake();
    };
    signal.addEventListener('abort', stop, { once: true });
    return drain(queue, signal, () => new Promise((resolve) => (wake = resolve)));
  }
}

async function* drain<Change>(
  queue: Change[],
  signal: AbortSignal,
  untilNext: () => Promise<void>,
): AsyncGenerator<Change> {
  while (!signal.aborted) {
    const next = queue.shift();
    if (next === undefined) await untilNext();
    else yield next;
  }
}
