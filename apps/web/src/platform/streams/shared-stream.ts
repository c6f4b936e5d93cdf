import { readProblem, sayProblem, type TabMessage } from './tab-messages.ts';
import type { BrowserTabs, Channel } from './tabs.ts';

/** Who follows a stream on a page. */
export interface StreamListener {
  readonly onMessage: (message: unknown) => void;
  readonly onConnected: (connected: boolean) => void;
  /** Called last: nothing follows it. */
  readonly onRefused: (problem: Error) => void;
}

/** Opens the stream at the server; the first message of each connection is the whole state. */
export type OpenSharedStream = (
  signal: AbortSignal,
  onConnected: (connected: boolean) => void,
) => AsyncIterable<unknown>;

export interface StreamParts {
  readonly name: string;
  readonly open: OpenSharedStream;
  readonly tabs: BrowserTabs | null;
  readonly onEnd: () => void;
  /** How often a visible page checks whether the leader is awake, and how long it waits for a response. */
  readonly pingEveryMs?: number;
  readonly patienceMs?: number;
  readonly inView?: () => boolean;
  readonly maxLog?: number;
  /** How long a stream that no one follows stays open: the next page often follows it again. */
  readonly lingerMs?: number;
}

/**
 * The log sent to new tabs is limited: beyond this, the connection is reopened, and its first message contains the
 * whole state.
 */
const maxLog = 500;
const pingEveryMs = 10_000;
const lingerMs = 3_000;
/** A tab suspended by the system holds the name but does not respond. */
const patienceMs = 3_000;

/**
 * One stream for all tabs of a browser. The tab that holds the stream's name leads: it has the connection and forwards
 * the messages. When it closes or is suspended, another takes the name and opens a connection, whose first message
 * contains the whole state, so that nothing is missed.
 */
export class SharedStream {
  readonly #parts: StreamParts;
  readonly #listeners = new Set<StreamListener>();
  readonly #stop = new AbortController();
  readonly #id = crypto.randomUUID();
  readonly #channel: Channel | null;
  #retry = new AbortController();
  /** Ends one connection and its pauses, never the stream. */
  #connection = new AbortController();
  #linger: ReturnType<typeof setTimeout> | undefined;
  #log: unknown[] = [];
  #epoch: string | null = null;
  #connected = false;
  /** Represents the time during which this tab leads; null while another one does. */
  #leading: object | null = null;
  #steal = false;
  #timers: ReturnType<typeof setInterval>[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#channel = parts.tabs?.open(parts.name, (tabMessage) => this.#hear(tabMessage)) ?? null;
    this.#join();
    if (this.#channel) this.#timers.push(setInterval(() => this.#ping(), parts.pingEveryMs ?? pingEveryMs));
    void this.#takePart();
  }

  /**
   * Tells the newcomer what the others know; answers how to leave. A while after the last one has left the stream ends
   * here.
   */
  add(listener: StreamListener): () => void {
    clearTimeout(this.#linger);
    this.#listeners.add(listener);
    const received = this.#log.slice();
    if (this.#connected) listener.onConnected(true);
    for (const message of received) listener.onMessage(message);
    return () => {
      if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
      clearTimeout(this.#linger);
      this.#linger = setTimeout(() => this.#end(), this.#parts.lingerMs ?? lingerMs);
    };
  }

  /** Ends the stream at once if it has no followers. */
  endIfUnused(): void {
    if (this.#listeners.size === 0) this.#end();
  }

  /** Connects again without waiting for the next attempt; the tab that leads does it. */
  reconnect(): void {
    if (this.#leading) this.#connection.abort();
    else this.#channel?.say({ kind: 'reconnect' });
  }

  async #takePart(): Promise<void> {
    const { tabs, name } = this.#parts;
    if (!tabs) return this.#lead(this.#stop.signal);
    while (!this.#stop.signal.aborted) {
      this.#retry = new AbortController();
      const steal = this.#steal;
      this.#steal = false;
      const waiting = AbortSignal.any([this.#stop.signal, this.#retry.signal]);
      const lost = new AbortController();
      const leading = AbortSignal.any([this.#stop.signal, lost.signal]);
      // It ends in an error when the name was stolen, or the waiting given up.
      await tabs.hold(name, steal, waiting, () => this.#lead(leading)).catch(() => {});
      lost.abort();
      this.#leading = null;
    }
  }

  /** Holds the connection until it is stopped. A connection whose log has grown too long is reopened. */
  async #lead(signal: AbortSignal): Promise<void> {
    const term = {};
    this.#leading = term;
    this.#calm();
    try {
      while (!signal.aborted) await this.#readLine(signal);
    } catch (problem) {
      if (signal.aborted) return;
      const tabMessage = { kind: 'refused', problem: sayProblem(problem) } as const;
      this.#channel?.say(tabMessage);
      this.#hear(tabMessage);
    } finally {
      // The name was stolen in the meantime and acquired again: the new term continues.
      if (this.#leading === term) this.#leading = null;
    }
  }

  async #readLine(signal: AbortSignal): Promise<void> {
    const epoch = crypto.randomUUID();
    let first = true;
    this.#connection = new AbortController();
    const ending = AbortSignal.any([signal, this.#connection.signal]);
    const onConnected = (connected: boolean) => {
      if (ending.aborted) return;
      first ||= connected;
      this.#announce({ kind: 'connected', connected });
    };
    for await (const message of this.#parts.open(ending, onConnected)) {
      if (ending.aborted) return;
      this.#announce({ kind: 'message', epoch, first, message });
      first = false;
      if (this.#log.length >= (this.#parts.maxLog ?? maxLog)) return;
    }
  }

  /** Says it to the other tabs, and to the listeners of this one. */
  #announce(tabMessage: TabMessage): void {
    this.#channel?.say(tabMessage);
    this.#take(tabMessage);
  }

  #hear(tabMessage: TabMessage): void {
    if (tabMessage.kind === 'reconnect') {
      if (this.#leading) this.#connection.abort();
      return;
    }
    if (tabMessage.kind === 'join' || tabMessage.kind === 'ping') {
      this.#answer(tabMessage);
      return;
    }
    // A tab that sends any other message is awake, and a leader receives only its own.
    this.#calm();
    if (!this.#leading || tabMessage.kind === 'refused') this.#take(tabMessage);
  }

  #answer(tabMessage: Extract<TabMessage, { kind: 'join' | 'ping' }>): void {
    if (!this.#leading) return;
    if (tabMessage.kind === 'ping') this.#channel?.say({ kind: 'pong' });
    else if (this.#epoch !== null) {
      const log = { kind: 'log', to: tabMessage.from, epoch: this.#epoch, messages: this.#log } as const;
      this.#channel?.say({ ...log, connected: this.#connected });
    }
  }

  #take(tabMessage: TabMessage): void {
    if (tabMessage.kind === 'connected') this.#line(tabMessage.connected);
    if (tabMessage.kind === 'refused') this.#refuse(readProblem(tabMessage.problem));
    if (tabMessage.kind === 'log' && tabMessage.to === this.#id && this.#epoch === null)
      this.#catchUp(tabMessage);
    if (tabMessage.kind === 'message') this.#takeMessage(tabMessage);
  }

  #catchUp({ epoch, messages, connected }: Extract<TabMessage, { kind: 'log' }>): void {
    this.#epoch = epoch;
    this.#log = [];
    this.#line(connected);
    for (const message of messages) this.#receive(message);
  }

  #takeMessage({ epoch, first, message }: Extract<TabMessage, { kind: 'message' }>): void {
    if (!first && epoch !== this.#epoch) {
      // The line began while this tab slept. Anyone who has asked already only waits for the answer.
      if (this.#epoch !== null) this.#join();
      return;
    }
    if (first) this.#log = [];
    if (!this.#connected) this.#line(true);
    this.#epoch = epoch;
    this.#receive(message);
  }

  #receive(message: unknown): void {
    this.#log.push(message);
    for (const listener of [...this.#listeners]) listener.onMessage(message);
  }

  #line(connected: boolean): void {
    this.#connected = connected;
    for (const listener of [...this.#listeners]) listener.onConnected(connected);
  }

  #refuse(problem: Error): void {
    const received = [...this.#listeners];
    this.#end();
    for (const listener of received) listener.onRefused(problem);
  }

  #join(): void {
    this.#epoch = null;
    this.#channel?.say({ kind: 'join', from: this.#id });
  }

  #ping(): void {
    const inView = this.#parts.inView ?? (() => document.visibilityState === 'visible');
    if (this.#leading || !inView()) return;
    this.#patience ??= setTimeout(() => this.#wake(), this.#parts.patienceMs ?? patienceMs);
    this.#channel?.say({ kind: 'ping' });
  }

  /** The leader is awake, or this tab is it. */
  #calm(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** No one answered: the lock is taken from the unresponsive holder. */
  #wake(): void {
    this.#calm();
    if (this.#leading) return;
    this.#steal = true;
    this.#retry.abort();
  }

  #end(): void {
    if (this.#stop.signal.aborted) return;
    this.#listeners.clear();
    this.#stop.abort();
    clearTimeout(this.#linger);
    for (const timer of this.#timers) clearInterval(timer);
    this.#calm();
    this.#channel?.close();
    this.#parts.onEnd();
  }
}
