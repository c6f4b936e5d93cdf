import { AuthCalls } from './auth-calls.ts';
import { TokenKeeper } from './token-keeper.ts';

/** Not ready until the first answer is known; then signed in, or not. */
export type SessionState =
  | { readonly ready: false }
  | { readonly ready: true; readonly uid: string | null; readonly email: string | null };

export interface Session {
  readonly state: () => SessionState;
  /** Calls back after each change; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Asks the server who is signed in; a server that does not answer leaves the state as it was. */
  refresh(): Promise<void>;
  signIn(input: { email: string; password: string; rememberMe: boolean }): Promise<void>;
  /** The name is deliberately not part of this call; it is saved afterwards. */
  signUp(input: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** A bearer token for functions and files, or null for a stranger. */
  getToken(): Promise<string | null>;
}

/** @param authUrl the address of the identity endpoints, such as `/api/auth` */
export function createSession(authUrl: string, fetcher: typeof fetch = fetch): Session {
  const calls = new AuthCalls(authUrl, fetcher);
  const tokens = new TokenKeeper(calls);
  const listeners = new Set<() => void>();
  let state: SessionState = { ready: false };
  const enter = (user: { id: string; email: string } | null) => {
    tokens.forget();
    state = { ready: true, uid: user?.id ?? null, email: user?.email ?? null };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: async () => enter(await calls.whoAmI()),
    signIn: async (input) => enter(await calls.signIn(input)),
    signUp: async (input) => enter(await calls.signUp(input)),
    async signOut() {
      await calls.signOut();
      enter(null);
    },
    getToken: async () => (state.ready && state.uid === null ? null : tokens.get()),
  };
}
