/** What happens to a request in the network or on the device. */
export type ArrivalOutcome =
  | 'arrives'
  /** It never reaches the server. */
  | 'lost'
  /** The server has handled it; the reply is lost. */
  | 'answer lost'
  /** The client gave up waiting, but the request arrives later. */
  | 'late'
  /** Delivered twice at the same time. */
  | 'twice'
  /**
   * The tab is closed before the request is sent, after the server has handled it, or while the decision is being
   * stored.
   */
  | 'killed before'
  | 'killed after'
  | 'killed keeping';

/** The outcome of a decision, as staff saw it. */
export type Reported =
  | { readonly is: 'saved' | 'kept' }
  | { readonly is: 'refused' | 'failed'; readonly why: string };

/** A check-in that waits on a device. */
export interface PendingDecision {
  readonly order?: number;
  readonly input: { readonly idempotencyKey: string };
  readonly refused: string | null;
}

/** A check-in device, real or simulated. The outcome of a closed tab is `null`. */
export interface Device {
  decide(tab: number, petName: string, input: object, outcome: ArrivalOutcome): Promise<Reported | null>;
  /** Sends what waits, as the scanner of that business does. */
  sync(tab: number, businessId: string, fates: readonly ArrivalOutcome[]): Promise<void>;
  /** Requests that the client gave up arrive late; returns the keys of those that the server accepted. */
  deliverLate(): Promise<readonly string[]>;
  kill(tab: number): Promise<void>;
  evict(): Promise<void>;
  refreshLists(businessId: string): Promise<void>;
  waiting(): Promise<readonly PendingDecision[]>;
  dismiss(order: number): Promise<void>;
  /** Changes the clock or the signed-in person from now on, also in open tabs. */
  become(change: { readonly skewMs?: number; readonly token?: string }): Promise<void>;
  close(): Promise<void>;
}

export interface TabParts {
  readonly baseUrl: string;
  /** The server, called without a network. */
  readonly fetch?: typeof fetch;
  readonly token: string;
  readonly skewMs: number;
  /** With this, a tab closed while storing has just stored; otherwise the moment is random. */
  readonly exact?: boolean;
  /** Ends this tab at once; nothing runs after it. */
  readonly die: () => void;
}

/** One tab, running the web app's own code. */
export interface Tab {
  decide(petName: string, input: object, outcome: ArrivalOutcome): Promise<Reported>;
  sync(businessId: string, wanted: readonly ArrivalOutcome[]): Promise<void>;
  /** Requests that the client gave up arrive late; returns the keys of those that the server accepted. */
  deliverLate(): Promise<readonly string[]>;
  become(change: { readonly token?: string; readonly skewMs?: number }): void;
  waiting(): Promise<readonly PendingDecision[]>;
  dismiss(order: number): Promise<void>;
  refreshSnapshot(businessId: string): Promise<void>;
  openStore(): Promise<{ close(): void }>;
}
