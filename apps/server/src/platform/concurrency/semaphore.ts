/** Too many tasks of this account, or of all accounts, are waiting, so this one is refused. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Does the work once a slot is free. Rejects with `QueueFull`, or as the work does. */
export type Semaphore = <T>(account: string, work: () => Promise<T>) => Promise<T>;

export interface SemaphoreLimits {
  /** How many tasks run at once. */
  readonly capacity: number;
  readonly maxWaitingPerAccount: number;
  readonly maxWaiting: number;
}

/**
 * Limits how many heavy tasks run at once. An account has one slot, and accounts take turns: a person who sends twenty
 * files waits for their own, and everyone else waits at most for one file of each earlier account.
 */
export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  let free = limits.capacity;
  let waiting = 0;
  const active = new Set<string>();
  /** In the order in which accounts take turns. */
  const queues = new Map<string, (() => void)[]>();

  const enter = (account: string): Promise<void> => {
    const own = queues.get(account) ?? [];
    if (own.length >= limits.maxWaitingPerAccount || waiting >= limits.maxWaiting) {
      return Promise.reject(new QueueFull('Too much of this waits already.'));
    }
    return new Promise((resolve) => {
      own.push(resolve);
      waiting += 1;
      queues.set(account, own);
      admit();
    });
  };
  const admit = (): void => {
    for (const [account, own] of queues) {
      if (free === 0) return;
      if (active.has(account)) continue;
      const next = own.shift();
      if (own.length === 0) queues.delete(account);
      if (next === undefined) continue;
      waiting -= 1;
      free -= 1;
      active.add(account);
      next();
    }
  };
  return async (account, work) => {
    await enter(account);
    try {
      return await work();
    } finally {
      free += 1;
      active.delete(account);
      // An account that had a slot goes to the end of the queue.
      const own = queues.get(account);
      if (queues.delete(account) && own) queues.set(account, own);
      admit();
    }
  };
}
