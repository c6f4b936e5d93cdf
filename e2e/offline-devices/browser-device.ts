import type { Device, Tab, TabParts } from '@clearpaw/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';

declare const deviceCode: { openTab(parts: TabParts): Tab };
declare const dieNow: () => void;

/** A device at check-in in a real browser: a separate profile, whose tabs can be closed at any moment. */
export async function openBrowserDevice(
  browser: Browser,
  script: string,
  baseUrl: string,
  first: string,
): Promise<Device> {
  const context: BrowserContext = await browser.newContext();
  await context.addInitScript({ content: `${script}; globalThis.deviceCode = deviceCode;` });
  const tabs = new Map<number, Page>();
  let [token, skewMs] = [first, 0];

  async function open(number: number): Promise<Page> {
    const known = tabs.get(number);
    if (known && !known.isClosed()) return known;
    const page = await context.newPage();
    tabs.set(number, page);
    await page.exposeFunction('dieNow', () => void page.close().catch(() => undefined));
    await page.goto(`${baseUrl}/healthz`);
    await page.evaluate(
      (parts) => {
        Object.assign(globalThis, { tab: deviceCode.openTab({ ...parts, die: () => dieNow() }) });
      },
      { baseUrl, token, skewMs },
    );
    return page;
  }
  /** The tab's response, or nothing if it is closed before responding. */
  async function ask<T, A>(number: number, what: (given: A) => Promise<T>, given: A): Promise<T | null> {
    const page = await open(number);
    return page.evaluate(what as never, given).catch((problem: unknown) => {
      if (page.isClosed() || /closed/.test(String(problem))) return null;
      throw problem;
    }) as Promise<T | null>;
  }

  return {
    decide: (number, petName, input, outcome) =>
      ask(number, (given) => tab.decide(given.petName, given.input, given.outcome), {
        petName,
        input,
        outcome,
      }),
    sync: async (number, businessId, fates) => {
      await ask(number, (given) => tab.sync(given.businessId, given.fates), { businessId, fates });
    },
    deliverLate: async () => {
      const taken: string[] = [];
      for (const [number, page] of tabs) {
        if (!page.isClosed()) taken.push(...((await ask(number, () => tab.deliverLate(), null)) ?? []));
      }
      return taken;
    },
    kill: async (number) => {
      await tabs.get(number)?.close();
    },
    evict: async () => {
      const session = await context.newCDPSession(await open(0));
      const origin = new URL(baseUrl).origin;
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
      await session.detach();
    },
    refreshLists: async (businessId) => {
      await ask(0, (given) => tab.refreshSnapshot(given), businessId);
    },
    waiting: async () => {
      // A tab that is closed during the query gives no information about the queue, so the next one is asked.
      for (;;) {
        const waiting = await ask(0, () => tab.waiting(), null);
        if (waiting) return waiting;
      }
    },
    dismiss: async (order) => {
      await ask(0, (given) => tab.dismiss(given), order);
    },
    become: async (change) => {
      token = change.token ?? token;
      skewMs = change.skewMs ?? skewMs;
      for (const [number, page] of tabs) {
        if (!page.isClosed()) await ask(number, async (given) => tab.become(given), change);
      }
    },
    close: () => context.close(),
  };
}

/** The tab object on each page of a device. */
declare const tab: Tab;
