import { SignInError } from './sign-in-error.ts';

interface User {
  readonly id: string;
  readonly email: string;
}

/** The code of the second step: six digits of the authenticator app, or a backup code. */
export interface SecondStep {
  readonly code: string;
  readonly kind: 'app' | 'backup';
}

/** The identity endpoints; only the cookie is stored. */
export class AuthCalls {
  readonly #url: string;
  readonly #fetch: typeof fetch;

  constructor(url: string, fetcher: typeof fetch) {
    this.#url = url;
    // Browsers require that fetch is called on the window.
    this.#fetch = (...args) => fetcher(...args);
  }

  async whoAmI(): Promise<User | null> {
    const answer = (await this.#send('GET', '/get-session')) as { user: User } | null;
    return answer?.user ?? null;
  }

  /** Null if a second step is required. */
  async signIn(input: { email: string; password: string; rememberMe: boolean }): Promise<User | null> {
    return ((await this.#send('POST', '/sign-in/email', input)) as { user?: User }).user ?? null;
  }

  async secondStep({ code, kind }: SecondStep): Promise<User> {
    const path = kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
    return ((await this.#send('POST', path, { code })) as { user: User }).user;
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

  /** Any other identity endpoint. */
  request(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    return this.#send(method, path, body);
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    // Signing out also works if the page is closed right after it.
    const keepalive = path === '/sign-out';
    const request = { method, credentials: 'include', keepalive, ...init } as const;
    const response = await this.#fetch(`${this.#url}${path}`, request).catch(() => null);
    if (!response) throw new SignInError(0, null);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const { message, code } = Object(answer) as { message?: unknown; code?: unknown };
    throw new SignInError(response.status, textOf(message), textOf(code));
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
