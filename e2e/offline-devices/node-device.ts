import { fileURLToPath } from 'node:url';
import type { Device, Tab, TabParts } from '@clearpaw/testing';
import * as databaseParts from 'fake-indexeddb';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { rolldown } from 'rolldown';

const source = '../../apps/web/src/features/check-ins/testing/offline-device.ts';

/** The product's code for a tab, as one script. */
export async function bundleTab(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL(source, import.meta.url)) });
  const { output } = await bundle.generate({ format: 'iife', name: 'deviceCode', minify: true });
  await bundle.close();
  return output[0].code;
}

type Code = (...world: unknown[]) => { readonly openTab: (parts: TabParts) => Tab };
const world = { ...databaseParts } as Record<string, unknown>;
const names = Object.keys(world).filter((name) => name.startsWith('IDB'));

/** The compiled script, ready to run for each tab with a simulated browser environment. */
export function compileTab(script: string): Code {
  return new Function('indexedDB', 'navigator', ...names, `${script}; return deviceCode;`) as Code;
}

interface Living {
  readonly tab: Tab;
  /** Resolves when it dies. */
  readonly death: Promise<null>;
  readonly end: () => void;
}

/** A device in this process: a separate database, separate locks, and tabs that can be closed at any moment. */
export function openNodeDevice(
  code: Code,
  server: Pick<TabParts, 'baseUrl' | 'fetch' | 'exact'>,
  first: string,
): Device {
  const factory = new IDBFactory();
  const locks = openLocks();
  const tabs = new Map<number, Living>();
  let [token, skewMs] = [first, 0];

  function open(number: number): Living {
    const known = tabs.get(number);
    if (known) return known;
    const holder = {};
    const navigator = { locks: locks.for(holder) };
    const { openTab: make } = code(factory, navigator, ...names.map((name) => world[name]));
    let die = () => {};
    const death = new Promise<null>((resolve) => {
      die = () => resolve(null);
    });
    const end = () => {
      if (tabs.get(number) === living) tabs.delete(number);
      void tab.openStore().then(
        (store) => store.close(),
        () => undefined,
      );
      locks.free(holder);
      die();
    };
    const tab = make({ ...server, token, skewMs, die: end });
    const living: Living = { tab, death, end };
    tabs.set(number, living);
    return living;
  }
  /** The tab's response, or nothing if it is closed before responding. */
  const ask = <T>(number: number, what: (tab: Tab) => Promise<T>): Promise<T | null> => {
    const { tab, death } = open(number);
    return Promise.race([what(tab), death]);
  };

  return {
    decide: (number, petName, input, outcome) => ask(number, (tab) => tab.decide(petName, input, outcome)),
    sync: async (number, businessId, fates) => {
      await ask(number, (tab) => tab.sync(businessId, fates));
    },
    deliverLate: async () => {
      const taken: string[] = [];
      for (const { tab } of [...tabs.values()]) taken.push(...(await tab.deliverLate()));
      return taken;
    },
    kill: async (number) => tabs.get(number)?.end(),
    evict: async () => {
      for (const { tab } of tabs.values()) forceClose(await tab.openStore());
      await new Promise((resolve, reject) => {
        const deleting = factory.deleteDatabase('clearpaw-door');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
    },
    refreshLists: async (businessId) => {
      await ask(0, (tab) => tab.refreshSnapshot(businessId));
    },
    waiting: async () => {
      // A tab that is closed during the query gives no information about the queue, so the next one is asked.
      for (;;) {
        const waiting = await ask(0, (tab) => tab.waiting());
        if (waiting) return waiting;
      }
    },
    dismiss: async (order) => {
      await ask(0, (tab) => tab.dismiss(order));
    },
    become: async (change) => {
      token = change.token ?? token;
      skewMs = change.skewMs ?? skewMs;
      for (const { tab } of tabs.values()) tab.become(change);
    },
    close: async () => {
      for (const { end } of [...tabs.values()]) end();
    },
  };
}

/** Simulates the browser clearing a site's storage: open connections are closed. */
function forceClose(database: unknown): void {
  forceCloseDatabase(database as Parameters<typeof forceCloseDatabase>[0]);
}

/** The browser's locks, as far as the queue needs them: one holder at a time, and closed tabs hold none. */
function openLocks() {
  let held: object | null = null;
  const dead = new WeakSet<object>();
  type Work = (lock: object | null) => Promise<void>;
  return {
    for: (holder: object) => ({
      request: async (_: string, __: object, work: Work) => {
        if (dead.has(holder)) return new Promise<void>(() => {});
        if (held !== null) return work(null);
        held = holder;
        try {
          await work(holder);
        } finally {
          if (held === holder) held = null;
        }
      },
    }),
    free: (holder: object) => {
      dead.add(holder);
      if (held === holder) held = null;
    },
  };
}
