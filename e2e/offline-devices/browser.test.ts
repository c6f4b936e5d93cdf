import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase, useServer } from '../../apps/server/test/index.ts';
import { openBrowser } from '../setup/person.ts';
import { openBrowserDevice } from './browser-device.ts';
import { openLoadBusiness, settleLoad } from './load-fixture.ts';
import { bundleTab } from './node-device.ts';
import { deviceCount, makeSchedule } from './schedule.ts';
import { simulate } from './simulate.ts';

/**
 * Runs check-in schedules with real pages, their IndexedDB and their locks. OFFLINE_BROWSER_RUNS=100 is the full test.
 */
const runs = Number(process.env.OFFLINE_BROWSER_RUNS ?? 2);
const firstSeed = Number(process.env.OFFLINE_SEED ?? 1);
const perNeighbourhood = 20;
const server = await useServer({ DATABASE_URL: await useDatabase(null) });
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it(
  `in ${runs} schedules with three browsers every acknowledged check-in stands once, and every refusal was shown`,
  async () => {
    const script = await bundleTab();
    const total = { decisions: 0, saved: 0, kept: 0, shown: 0, entries: 0 };
    let neighbourhood = await settleLoad(server);
    for (let run = 0; run < runs; run += 1) {
      if (run > 0 && run % perNeighbourhood === 0) neighbourhood = await settleLoad(server);
      const seed = firstSeed + run;
      const business = await openLoadBusiness(neighbourhood);
      const tokens = neighbourhood.people.map(({ token }) => token);
      const opening = Array.from({ length: deviceCount }, () =>
        openBrowserDevice(browser, script, server.url, tokens[seed % 2] ?? ''),
      );
      const devices = await Promise.all(opening);
      const outcome = await simulate(makeSchedule(seed), tokens, business, devices);
      expect(outcome.wrongs, `seed ${seed}`).toEqual([]);
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += outcome[name];
      await Promise.all(devices.map((device) => device.close()));
    }
    console.log(`${runs} schedules with real pages:`, total);
    expect(total.saved).toBeGreaterThan(0);
    expect(total.kept).toBeGreaterThan(0);
  },
  60_000 + runs * 60_000,
);
