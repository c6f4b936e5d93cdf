import { SignInError } from './sign-in-error.ts';

interface User {
  readonly id: string;
  readonly email: string;
}

/** The identity endpoints, with the cookie as the only thing that is kept. */
export class AuthCalls {
  readonly #url: string;
  readonly #fetch: typeof fetch;

  constructor(url: string, fetcher: typeof fetch) {
    this.#url = url;
    // Browsers insist that fetch is called on the window.
    this.#fetch = (...args) => fetcher(...args);
  }

  async whoAmI(): Promise<User | null> {
    const answer = (await this.#send('GET', '/get-session')) as { user: User } | null;
    return answer?.user ?? null;
  }

  async signIn(input: { email: string; password: string; rememberMe: boolean }): Promise<User> {
    return ((await this.#send('POST', '/sign-in/email', input)) as { user: User }).user;
  }

  async signUp(input: { email: string; password: string }): Promise<User> {
    return ((await this.#send('POST', '/sign-up/email', { ...input, name: '' })) as { user: User }).user;
  }

  async signOut(): Promise<void> {
    await this.#send('POST', '/sign-out', {});
  }

  async token(): Promise<string> {
    return ((await this.#send('GET', '/token')) as { token: string }).token;
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const request = { method, credentials: 'include', ...init } as const;
    const response = await this.#fetch(`${this.#url}${path}`, request).catch(() => null);
    if (!response) throw new SignInError(0, null);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const said = (answer as { message?: unknown } | null)?.message;
    throw new SignInError(response.status, typeof said === 'string' ? said : null);
  }
}
