import type { AuthCalls } from './auth-calls.ts';
import { SignInError } from './sign-in-error.ts';

/** A token this close to its end is replaced, so that it does not expire during a request. */
const marginMs = 60_000;

/**
 * A session that is being replaced (for example by a new password) ends a moment before the browser has the new one's
 * cookie.
 */
const replacedWithinMs = 1_000;

/** Keeps the current token in memory; concurrent callers share one request. */
export class TokenKeeper {
  readonly #calls: AuthCalls;
  readonly #onSignedOut: () => void;
  readonly #pause: (ms: number) => Promise<void>;
  #current: { readonly token: string; readonly endsAt: number } | null = null;
  #pending: Promise<string | null> | null = null;

  /** @param onSignedOut called when the server says that the session has ended, and still says so a moment later */
  constructor(calls: AuthCalls, onSignedOut: () => void, pause: (ms: number) => Promise<void> = wait) {
    this.#calls = calls;
    this.#onSignedOut = onSignedOut;
    this.#pause = pause;
  }

  async get(): Promise<string | null> {
    if (this.#current && this.#current.endsAt - marginMs > Date.now()) return this.#current.token;
    this.#pending ??= this.#renew().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** Another token for one that was refused; callers with the same refused token share the answer. */
  async renew(refused: string): Promise<string | null> {
    if (this.#current?.token === refused) this.#current = null;
    return this.get();
  }

  forget(): void {
    this.#current = null;
    this.#pending = null;
  }

  async #renew(): Promise<string | null> {
    const token = await this.#calls
      .token()
      .catch((problem: unknown) => (isOver(problem) ? this.#askAgain() : null));
    this.#current = token === null ? null : { token, endsAt: endOf(token) };
    return token;
  }

  async #askAgain(): Promise<string | null> {
    await this.#pause(replacedWithinMs);
    return this.#calls.token().catch((problem: unknown) => {
      if (isOver(problem)) this.#onSignedOut();
      return null;
    });
  }
}

function isOver(problem: unknown): boolean {
  return problem instanceof SignInError && problem.status === 401;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Reads the expiry out of the token; with a clock that is ahead, tokens are only requested more often. */
function endOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    return ((JSON.parse(json) as { exp?: number }).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
