import type { PublishedEvent } from './published-event.ts';

/** A reader that falls this far behind is disconnected; its client connects again and starts from the current state. */
const maxWaiting = 10_000;

export interface EventSubscription<Payload extends object = object>
  extends AsyncIterable<PublishedEvent<Payload>> {
  close(): void;
}

/** A queue between the feed and one reader. Iterating ends when either side closes. */
export class TopicSubscription implements EventSubscription {
  readonly topics: ReadonlySet<string>;
  readonly #onClose: () => void;
  readonly #waiting: PublishedEvent[] = [];
  #wake: () => void = () => {};
  #closed = false;

  constructor(topics: readonly string[], onClose: () => void) {
    this.topics = new Set(topics);
    this.#onClose = onClose;
  }

  /** Takes an event on one of its topics. */
  offer(event: PublishedEvent): void {
    if (this.#closed) return;
    this.#waiting.push(event);
    if (this.#waiting.length > maxWaiting) this.close();
    this.#wake();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#onClose();
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<PublishedEvent> {
    try {
      for (;;) {
        const next = this.#waiting.shift();
        if (next) yield next;
        else if (this.#closed) return;
        else
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
      }
    } finally {
      this.close();
    }
  }
}
