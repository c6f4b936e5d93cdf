import type { TopicSubscription } from './topic-subscription.ts';

/** Who listens to what: an event costs as much as it has listeners, however many others there are. */
export class TopicIndex {
  readonly #byTopic = new Map<string, Set<TopicSubscription>>();
  readonly #all = new Set<TopicSubscription>();

  get size(): number {
    return this.#all.size;
  }

  add(subscription: TopicSubscription): void {
    this.#all.add(subscription);
    for (const topic of subscription.topics) {
      const listeners = this.#byTopic.get(topic);
      if (listeners) listeners.add(subscription);
      else this.#byTopic.set(topic, new Set([subscription]));
    }
  }

  delete(subscription: TopicSubscription): void {
    this.#all.delete(subscription);
    for (const topic of subscription.topics) {
      const listeners = this.#byTopic.get(topic);
      listeners?.delete(subscription);
      // A topic is a business or an account: those that no one follows any more must not stay.
      if (listeners?.size === 0) this.#byTopic.delete(topic);
    }
  }

  /** How many topics have a listener. */
  get topics(): number {
    return this.#byTopic.size;
  }

  on(topic: string): Iterable<TopicSubscription> {
    return this.#byTopic.get(topic) ?? [];
  }

  [Symbol.iterator](): Iterator<TopicSubscription> {
    return this.#all.values();
  }
}
