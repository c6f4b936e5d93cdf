import type pg from 'pg';
import { DatabaseListener, type Store } from '../../database/index.ts';
import { atMostEvery, type Log } from '../../telemetry/index.ts';
import type { Caller } from './caller.ts';
import { KeyedListeners } from './keyed-listeners.ts';

/** The channel that the trigger `session_ended` notifies: session id and account id, separated by a space. */
const channel = 'clearpaw_session_ended';
/** Tokens are valid for 15 minutes; a session that ended longer ago has no valid token left. */
const rememberedMs = 20 * 60_000;

/**
 * The sessions that ended recently, the same on every server: read at start, kept up to date by NOTIFY. While the
 * connection for notifications is down, each token is checked against the session table itself.
 */
export class EndedSessions {
  readonly #store: Store;
  readonly #listener: DatabaseListener;
  readonly #sessions = new Map<string, number>();
  readonly #accounts = new Map<string, number>();
  readonly #streams = new KeyedListeners();
  #isListening = false;

  constructor(store: Store, log: Log) {
    this.#store = store;
    const sayLost = atMostEvery(10_000, (times) =>
      log.warn({ times }, 'the database is not heard; each token is checked against its session meanwhile'),
    );
    this.#listener = new DatabaseListener(store, channel, {
      onNotification: (payload) => this.#hear(payload),
      onListening: (client) => this.#readList(client),
      onLost: () => {
        if (this.#isListening) sayLost();
        this.#isListening = false;
      },
    });
  }

  open(): Promise<void> {
    return this.#listener.listen();
  }

  close(): Promise<void> {
    return this.#listener.close();
  }

  /** Whether the session that a token was issued to has ended. */
  async has(caller: Caller): Promise<boolean> {
    if (this.#isListed(caller)) return true;
    return !this.#isListening && !(await this.#isOpen(caller));
  }

  /** Calls back once when the caller's session ends; returns a function that stops it. */
  watch(caller: Caller, onEnd: () => void): () => void {
    if (this.#isListed(caller)) onEnd();
    return this.#streams.add(caller.sessionId ?? caller.uid, onEnd);
  }

  #isListed({ sessionId, uid, issuedAt }: Caller): boolean {
    if (sessionId !== null) return this.#sessions.has(sessionId);
    return (this.#accounts.get(uid) ?? 0) >= issuedAt;
  }

  async #isOpen({ sessionId, uid }: Caller): Promise<boolean> {
    const { rowCount } =
      sessionId === null
        ? await this.#store.pool.query('select 1 from "user" where id = $1', [uid])
        : await this.#store.pool.query('select 1 from session where id = $1', [sessionId]);
    return rowCount === 1;
  }

  async #readList(client: pg.Client): Promise<void> {
    const { rows } = await client.query<Row>(recentlyEnded, [rememberedMs / 1000]);
    for (const { id, endedAt } of rows) this.#enter(id, endedAt.getTime());
    this.#isListening = true;
  }

  #hear(payload: string): void {
    const [id = '', uid = ''] = payload.split(' ');
    this.#enter(id, Date.now());
    this.#accounts.delete(uid);
    this.#accounts.set(uid, Date.now());
    this.#streams.call(uid);
    this.#forgetOld();
  }

  #enter(id: string, endedAt: number): void {
    if (this.#sessions.has(id)) return;
    this.#sessions.set(id, endedAt);
    this.#streams.call(id);
  }

  /** Entries are in the order of arrival, so the oldest come first. */
  #forgetOld(): void {
    const before = Date.now() - rememberedMs;
    for (const list of [this.#sessions, this.#accounts]) {
      for (const [key, endedAt] of list) {
        if (endedAt > before) break;
        list.delete(key);
      }
    }
  }
}

interface Row {
  readonly id: string;
  readonly endedAt: Date;
}

const recentlyEnded = `
  select id, ended_at as "endedAt" from ended_session
   where ended_at > now() - make_interval(secs => $1) order by ended_at`;
