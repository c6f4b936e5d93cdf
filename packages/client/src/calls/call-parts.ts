/** The dependencies of the calls; everything can be replaced in tests. */
export interface CallParts {
  /** The address before `/{name}`, such as `/functions`. */
  readonly baseUrl: string;
  /** The bearer token, or null for an outsider. A failure sends the call without it. */
  readonly getToken: () => Promise<string | null>;
  /**
   * Another token for one that the server refused, because its session was replaced; null when no one is signed in
   * any more. A refused call has done nothing, so it is sent once more.
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
  /** Gives the call up: it rejects as cancelled, and what comes back is dropped. */
  readonly signal?: AbortSignal;
}

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** Called whenever the connection is established or lost. */
  readonly onConnected?: (connected: boolean) => void;
}
