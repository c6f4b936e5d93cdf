import { CallError, type WatchFunction } from '@clearpaw/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFollow, type Follow } from './create-follow.ts';
import { type BrowserTabs, browserTabs } from './tabs.ts';

/** A server whose state is a number; each connection starts with it and then receives every change. */
class Server {
  open = 0;
  opened = 0;
  state = 0;
  readonly #lines = new Set<(message: unknown) => void>();

  change(): void {
    this.state++;
    for (const broadcast of this.#lines) broadcast(this.state);
  }

  refuse(): void {
    for (const broadcast of this.#lines)
      broadcast(new CallError({ code: 'permission-denied', message: 'Gone.' }));
  }

  readonly watch = async function* (this: Server, _: string, __: object, options: WatchOptions) {
    const queue: unknown[] = [{ state: this.state }];
    let wake = () => {};
    const broadcast = (message: unknown) => {
      queue.push(message);
      wake();
    };
    this.open++;
    this.opened++;
    this.#lines.add(broadcast);
    options.signal.addEventListener('abort', () => wake());
    options.onConnected?.(true);
    try {
      while (!options.signal.aborted) {
        for (const message of queue.splice(0)) {
          if (message instanceof Error) throw message;
          yield message;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      this.#lines.delete(broadcast);
      this.open--;
    }
  }.bind(this) as unknown as WatchFunction;
}

type WatchOptions = Parameters<WatchFunction>[2];

let server: Server;
const leave: (() => void)[] = [];
let person: string;
beforeEach(() => {
  server = new Server();
  person = crypto.randomUUID();
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

interface Options {
  readonly uid?: string | null;
  readonly tabs?: BrowserTabs | null;
  readonly maxLog?: number;
  readonly lingerMs?: number;
  readonly inView?: () => boolean;
}

/** Each tab is a separate module instance; locks and channels are the platform's real ones. */
function openTab({ uid = person, tabs = browserTabs(), ...rest }: Options = {}): Follow {
  const patient = { pingEveryMs: 20, patienceMs: 30, lingerMs: 0, inView: () => true };
  return createFollow({ watch: server.watch, uid: () => uid, tabs, ...patient, ...rest });
}

function listen(follow: Follow, input: object = {}) {
  const heard: unknown[] = [];
  const lines: boolean[] = [];
  const refused: Error[] = [];
  const stop = follow('watchEntitlements', input, {
    onMessage: (message) => heard.push(message),
    onConnected: (connected) => lines.push(connected),
    onRefused: (problem) => refused.push(problem),
  });
  leave.push(stop);
  return { heard, lines, refused, stop };
}

const until = (fact: () => unknown) => vi.waitFor(() => expect(fact()).toBeTruthy(), { timeout: 2_000 });
/** The state known to a listener: the latest state or change. */
const believed = (heard: readonly unknown[]) => {
  const last = heard.at(-1);
  return typeof last === 'object' && last !== null ? (last as { state: number }).state : last;
};

describe('tabs that follow the same thing', () => {
  it('share one connection, and all hear the state and every change', async () => {
    const tabs = [openTab(), openTab(), openTab()].map((tab) => listen(tab));
    await until(() => tabs.every(({ heard }) => heard.length === 1));
    server.change();
    server.change();
    await until(() => tabs.every(({ heard }) => heard.length === 3));
    for (const { heard, lines } of tabs) {
      expect(heard).toEqual([{ state: 0 }, 1, 2]);
      expect(lines.at(-1)).toBe(true);
    }
    expect(server.opened).toBe(1);
  });

  it('a tab that comes later is told what happened before it came', async () => {
    const first = listen(openTab());
    await until(() => first.heard.length === 1);
    server.change();
    const late = listen(openTab());
    await until(() => late.heard.length === 2);
    expect(late.heard).toEqual([{ state: 0 }, 1]);
    expect(late.lines).toEqual([true]);
    expect(server.opened).toBe(1);
  });

  it('two listeners of one tab need no second connection either', async () => {
    const tab = openTab();
    const first = listen(tab);
    await until(() => first.heard.length === 1);
    const second = listen(tab);
    expect(second.heard).toEqual([{ state: 0 }]);
    first.stop();
    server.change();
    await until(() => second.heard.length === 2);
    expect(first.heard).toHaveLength(1);
  });

  it('another input is another stream', async () => {
    const tab = openTab();
    const listeners = [listen(tab, { businessId: 'a' }), listen(tab, { businessId: 'b' })];
    await until(() => listeners.every(({ heard }) => heard.length === 1));
    expect(server.open).toBe(2);
  });
});

describe('when the tab with the connection goes', () => {
  it('another one takes over, and what changed in between is not missed', async () => {
    const tabs = [openTab(), openTab(), openTab()].map((tab) => listen(tab));
    const [first, ...others] = tabs;
    await until(() => tabs.every(({ heard }) => heard.length === 1));
    first?.stop();
    server.change();
    await until(() => server.open === 1 && others.every(({ heard }) => believed(heard) === 1));
    server.change();
    await until(() => others.every(({ heard }) => believed(heard) === 2));
    expect(server.opened).toBe(2);
    expect(first?.heard).toEqual([{ state: 0 }]);
  });

  it('keeps its connection for a while, so that the next page goes on with it', async () => {
    const tab = openTab({ lingerMs: 200 });
    const first = listen(tab);
    await until(() => first.heard.length === 1);
    first.stop();
    server.change();
    await new Promise((wake) => setTimeout(wake, 50));
    const second = listen(tab);
    expect(second.heard).toEqual([{ state: 0 }, 1]);
    second.stop();
    await until(() => server.open === 0);
    expect(server.opened).toBe(1);
  });
  it('connects again at once when it is told to, from any tab', async () => {
    const [leader, other] = [openTab(), openTab()];
    const listeners = [listen(leader), listen(other)];
    await until(() => listeners.every(({ heard }) => heard.length === 1));
    leader.reconnect('watchEntitlements', {});
    await until(() => server.opened === 2);
    other.reconnect('watchEntitlements', {});
    await until(() => server.opened === 3);
    await until(() => listeners.every(({ heard }) => heard.length === 3));
  });
  it('the last one to leave closes the connection', async () => {
    const only = listen(openTab());
    await until(() => server.open === 1);
    only.stop();
    await until(() => server.open === 0);
  });

  it('a tab that sleeps on the name loses it to one that is in view', async () => {
    const real = browserTabs() as BrowserTabs;
    let asleep = false;
    const sleepy: BrowserTabs = {
      ...real,
      open: (name, onTabMessage) => real.open(name, (tabMessage) => !asleep && onTabMessage(tabMessage)),
    };
    const first = listen(openTab({ tabs: sleepy, inView: () => false }));
    await until(() => first.heard.length === 1);
    const second = listen(openTab());
    await until(() => second.heard.length === 1);
    asleep = true;
    await until(() => server.opened === 2);
    server.change();
    await until(() => believed(second.heard) === 1);
    asleep = false;
    await until(() => server.open === 1);
    server.change();
    await until(() => believed(first.heard) === 2);
  });

  it('an awake leader keeps the name, however often it is asked', async () => {
    const tabs = [openTab(), openTab()].map((tab) => listen(tab));
    await until(() => tabs.every(({ heard }) => heard.length === 1));
    await new Promise((wake) => setTimeout(wake, 250));
    expect(server.opened).toBe(1);
  });
});

it('a changing leader loses no change: twelve tabs that come and go, 200 changes', async () => {
  const tabs = Array.from({ length: 12 }, () => listen(openTab()));
  const last = tabs.at(-1);
  await until(() => tabs.every(({ heard }) => heard.length > 0));
  for (let round = 0; round < 200; round++) {
    server.change();
    if (round % 18 === 9) tabs.shift()?.stop();
    await new Promise((wake) => setTimeout(wake, 1));
  }
  await until(() => believed(last?.heard ?? []) === 200);
  // A state replaces what came before it; between two states every change is heard, in order and once.
  let at = -1;
  for (const message of last?.heard ?? []) {
    const state = typeof message === 'object' ? (message as { state: number }).state : (message as number);
    expect(typeof message === 'object' ? state >= at : state === at + 1).toBe(true);
    at = state;
  }
});

it('a refusal is heard by all, and asking again asks the server', async () => {
  const tabs = [openTab(), openTab()];
  const listeners = tabs.map((tab) => listen(tab));
  await until(() => listeners.every(({ heard }) => heard.length === 1));
  server.refuse();
  await until(() => listeners.every(({ refused }) => refused.length === 1));
  for (const { refused } of listeners) {
    expect(refused[0]).toBeInstanceOf(CallError);
    expect(refused[0]).toMatchObject({ code: 'permission-denied', message: 'Gone.' });
  }
  const again = listen(tabs[0] as Follow);
  await until(() => again.heard.length === 1);
});

it('nothing reaches the tab of another account', async () => {
  const mine = listen(openTab({ uid: 'maya' }));
  const foreign = listen(openTab({ uid: 'ben' }));
  await until(() => mine.heard.length === 1 && foreign.heard.length === 1);
  expect(server.open).toBe(2);
  mine.stop();
  server.change();
  await until(() => foreign.heard.length === 2);
  expect(mine.heard).toEqual([{ state: 0 }]);
});

it('a story that grows too long is begun again with the state', async () => {
  const first = listen(openTab({ maxLog: 5 }));
  await until(() => first.heard.length === 1);
  for (let change = 0; change < 12; change++) {
    server.change();
    await new Promise((wake) => setTimeout(wake, 2));
  }
  await until(() => believed(first.heard) === 12);
  expect(server.opened).toBeGreaterThan(1);
  const late = listen(openTab({ maxLog: 5 }));
  await until(() => believed(late.heard) === 12);
  expect(late.heard.length).toBeLessThanOrEqual(5);
});

it('where the browser has no locks, each tab has its own connection', async () => {
  const tabs = [openTab({ tabs: null }), openTab({ tabs: null })].map((tab) => listen(tab));
  await until(() => tabs.every(({ heard }) => heard.length === 1));
  expect(server.open).toBe(2);
  server.change();
  await until(() => tabs.every(({ heard }) => believed(heard) === 1));
});
