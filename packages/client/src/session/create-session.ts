import { AuthCalls, type SecondStep } from './auth-calls.ts';
import { sharedCall } from './shared-call.ts';
import { TokenKeeper } from './token-keeper.ts';

/** Not ready until the first answer is known; then signed in, or not. */
export type SessionState =
  | { readonly ready: false }
  | { readonly ready: true; readonly uid: string | null; readonly email: string | null };

export interface Session {
  readonly state: () => SessionState;
  /** Calls back after each change; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Asks the server who is signed in; if the server does not answer, the state stays as it was. */
  refresh(): Promise<void>;
  /** The right password may not be enough: then no one is signed in until `secondStep`. */
  signIn(input: { email: string; password: string; rememberMe: boolean }): Promise<'done' | 'second-step'>;
  secondStep(proof: SecondStep): Promise<void>;
  /** The name is deliberately not part of this call; it is saved afterwards. */
  signUp(input: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /**
   * The other identity endpoints: passwords, addresses, keys. Call `refresh` after any that changes who is signed in.
   */
  identity(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  /** A bearer token for functions and files, or null when no one is signed in. */
  getToken(): Promise<string | null>;
  /** Another token for one that the server refused; null once the session has ended, and then no one is signed in. */
  renewToken(refused: string): Promise<string | null>;
}

/** @param authUrl the address of the identity endpoints, such as `/api/auth` */
export function createSession(
  authUrl: string,
  fetcher: typeof fetch = fetch,
  pause?: (ms: number) => Promise<void>,
): Session {
  const calls = new AuthCalls(authUrl, fetcher);
  const tokens = new TokenKeeper(
    calls,
    () => {
      if (state.ready && state.uid !== null) enter(null);
    },
    pause,
  );
  // Pending calls that may replace the session: until they are answered, it is unknown which session is valid.
  let changing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  let state: SessionState = { ready: false };
  const enter = (user: { id: string; email: string } | null) => {
    tokens.forget();
    state = { ready: true, uid: user?.id ?? null, email: user?.email ?? null };
    for (const listener of listeners) listener();
  };
  const ask = async () => enter(await calls.whoAmI());
  const askFirst = sharedCall(ask);
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => (state.ready ? ask() : askFirst()),
    async signIn(input) {
      const user = await calls.signIn(input);
      if (user) enter(user);
      return user ? 'done' : 'second-step';
    },
    secondStep: async (proof) => enter(await calls.secondStep(proof)),
    async identity(method, path, body) {
      const asking = calls.request(method, path, body);
      if (method === 'GET') return asking;
      changing = Promise.allSettled([changing, asking]);
      // The token of a replaced session ends with that session.
      return asking.finally(() => tokens.forget());
    },
    signUp: async (input) => enter(await calls.signUp(input)),
    async signOut() {
      await calls.signOut();
      enter(null);
    },
    async renewToken(refused) {
      await changing;
      return state.ready && state.uid === null ? null : tokens.renew(refused);
    },
    async getToken() {
      // Requests for a token without a session are refused, and browsers write that to the console.
      if (!state.ready) await askFirst().catch(() => undefined);
      return state.ready && state.uid === null ? null : tokens.get();
    },
  };
}
