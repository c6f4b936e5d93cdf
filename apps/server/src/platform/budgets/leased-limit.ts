import type { Database } from '../database/index.ts';
import type { Budgets, Limit, Taken } from './budgets.ts';

/** Into how many parts a limit is divided: a server queries the database once for each part. */
const parts = 20;
const maxHeld = 10_000;

interface Lease {
  left: number;
  readonly endsAt: number;
}

/**
 * A limit for frequent calls: the database counts for all servers, and each server reserves a twentieth at a time, so
 * that a call rarely waits for it. What a server reserved and did not use is lost until the window ends.
 */
export class LeasedLimit {
  readonly #budgets: Budgets;
  readonly #db: Database;
  readonly #limit: Limit;
  readonly #leases = new Map<string, Lease>();
  readonly #pending = new Map<string, Promise<Lease>>();

  constructor(budgets: Budgets, db: Database, limit: Limit) {
    this.#budgets = budgets;
    this.#db = db;
    this.#limit = limit;
  }

  async take(subject: string): Promise<Omit<Taken, 'used'>> {
    for (;;) {
      const lease = this.#leases.get(subject) ?? null;
      const retryAfterSeconds = lease ? Math.ceil((lease.endsAt - Date.now()) / 1000) : 0;
      if (lease && retryAfterSeconds > 0) {
        if (lease.left > 0) {
          lease.left -= 1;
          return { allowed: true, retryAfterSeconds };
        }
        if (lease.left < 0) return { allowed: false, retryAfterSeconds };
      }
      await this.#renew(subject);
    }
  }

  /** Concurrent calls share one lease. */
  #renew(subject: string): Promise<Lease> {
    const pending = this.#pending.get(subject) ?? this.#lease(subject);
    this.#pending.set(subject, pending);
    return pending;
  }

  async #lease(subject: string): Promise<Lease> {
    const size = Math.max(1, Math.floor(this.#limit.max / parts));
    try {
      const taken = await this.#budgets.take(this.#db, this.#limit, subject, size);
      const endsAt = Date.now() + taken.retryAfterSeconds * 1000;
      const lease = { left: taken.allowed ? size : -1, endsAt };
      if (this.#leases.size >= maxHeld) this.#leases.clear();
      this.#leases.set(subject, lease);
      return lease;
    } finally {
      this.#pending.delete(subject);
    }
  }
}
