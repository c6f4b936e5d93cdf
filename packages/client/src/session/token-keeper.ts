import type { AuthCalls } from './auth-calls.ts';

/** A token this close to its end is replaced, so that it does not end on its way. */
const marginMs = 60_000;

/** Keeps the current token in memory; callers at the same moment share one request. */
export class TokenKeeper {
  readonly #calls: AuthCalls;
  #current: { readonly token: string; readonly endsAt: number } | null = null;
  #pending: Promise<string | null> | null = null;

  constructor(calls: AuthCalls) {
    this.#calls = calls;
  }

  async get(): Promise<string | null> {
    if (this.#current && this.#current.endsAt - marginMs > Date.now()) return this.#current.token;
    this.#pending ??= this.#renew().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  forget(): void {
    this.#current = null;
    this.#pending = null;
  }

  async #renew(): Promise<string | null> {
    const token = await this.#calls.token().catch(() => null);
    this.#current = token === null ? null : { token, endsAt: endOf(token) };
    return token;
  }
}

/** Reads the end out of the token; a clock that runs ahead only means asking more often. */
function endOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    return ((JSON.parse(json) as { exp?: number }).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
