/** The dependencies of the calls; everything can be replaced in tests. */
export interface CallParts {
  /** The address before `/{name}`, such as `/functions`. */
  readonly baseUrl: string;
  /** The bearer token, or null when no one is signed in. If it fails, the call is sent without a token. */
  readonly getToken: () => Promise<string | null>;
  /**
   * Another token for one that the server refused because its session was replaced; null when no one is signed in
   * anymore. A refused call has changed nothing, so it is sent once more.
   */
  readonly renewToken?: (refused: string) => Promise<string | null>;
  readonly fetch?: typeof fetch;
  /** Source: specification, section 9. */
  readonly timeoutMs?: number;
  /** Waits between attempts to reconnect; tests do not. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

export interface CallOptions {
  /** Cancels the call: it rejects as cancelled, and a later reply is ignored. */
  readonly signal?: AbortSignal;
}

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** Called whenever the connection is established or lost. */
  readonly onConnected?: (connected: boolean) => void;
}
