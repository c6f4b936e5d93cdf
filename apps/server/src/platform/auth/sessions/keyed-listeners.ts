/** Callbacks by key; each is called at most once. */
export class KeyedListeners {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Returns a function that stops it. */
  add(key: string, listener: () => void): () => void {
    const known = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0 && this.#listeners.get(key) === known) this.#listeners.delete(key);
    };
  }

  call(key: string): void {
    const known = this.#listeners.get(key);
    this.#listeners.delete(key);
    for (const listener of known ?? []) listener();
  }
}
