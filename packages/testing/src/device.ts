/** What the network, or the device itself, does to a request. */
export type ArrivalOutcome =
  | 'arrives'
  /** It never reaches the server. */
  | 'lost'
  /** The server has done it; the reply is lost. */
  | 'answer lost'
  /** Given up for lost, and delivered later all the same. */
  | 'late'
  /** Delivered twice at once. */
  | 'twice'
  /**
   * The tab is closed before the request is sent, after the server has done it, or while the decision is being stored.
   */
  | 'killed before'
  | 'killed after'
  | 'killed keeping';

/** The outcome of a decision, as staff saw it. */
export type Reported =
  | { readonly is: 'saved' | 'kept' }
  | { readonly is: 'refused' | 'failed'; readonly why: string };

/** A check-in as it waits on a device. */
export interface PendingDecision {
  readonly order?: number;
  readonly input: { readonly idempotencyKey: string };
  readonly refused: string | null;
}

/** A check-in device, real or simulated. The outcome of a closed tab is `null`. */
export interface Device {
  decide(tab: number, petName: string, input: object, outcome: ArrivalOutcome): Promise<Reported | null>;
  /** As the scanner of that business does. */
  sync(tab: number, businessId: string, fates: readonly ArrivalOutcome[]): Promise<void>;
  /** What was sent and given up arrives after all; the keys of those that the server took. */
  deliverLate(): Promise<readonly string[]>;
  kill(tab: number): Promise<void>;
  evict(): Promise<void>;
  refreshLists(businessId: string): Promise<void>;
  waiting(): Promise<readonly PendingDecision[]>;
  dismiss(order: number): Promise<void>;
  /** From now on with this clock, and in this person's name; open tabs follow. */
  become(change: { readonly skewMs?: number; readonly token?: string }): Promise<void>;
  close(): Promise<void>;
}

export interface TabParts {
  readonly baseUrl: string;
  /** The server side, where there is no network. */
  readonly fetch?: typeof fetch;
  readonly token: string;
  readonly skewMs: number;
  /** A tab closed while storing has just stored; without this the moment is random. */
  readonly exact?: boolean;
  /** Ends this tab at once; nothing after it happens. */
  readonly die: () => void;
}

/** One tab, as the web app's own code makes it. */
export interface Tab {
  decide(petName: string, input: object, outcome: ArrivalOutcome): Promise<Reported>;
  sync(businessId: string, wanted: readonly ArrivalOutcome[]): Promise<void>;
  /** What was sent and given up arrives after all; the keys of those that the server took. */
  deliverLate(): Promise<readonly string[]>;
  become(change: { readonly token?: string; readonly skewMs?: number }): void;
  waiting(): Promise<readonly PendingDecision[]>;
  dismiss(order: number): Promise<void>;
  refreshSnapshot(businessId: string): Promise<void>;
  openStore(): Promise<{ close(): void }>;
}
