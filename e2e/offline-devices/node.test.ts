import { expect, test } from 'vitest';
import { useDatabase, useServer } from '../../apps/server/test/index.ts';
import { type Neighbourhood, openLoadBusiness, settleLoad } from './load-fixture.ts';
import { openModelBusiness } from './model-business.ts';
import { bundleTab, compileTab, openNodeDevice } from './node-device.ts';
import { deviceCount, makeSchedule, people } from './schedule.ts';
import { type SimulatedOutcome, simulate } from './simulate.ts';

/**
 * Three devices with the queue as in the app. OFFLINE_SCHEDULES=20000 runs that many against the model of the server,
 * OFFLINE_REAL=2000 that many against the real server and its database, and compares the results; OFFLINE_SEED sets the
 * seed.
 */
const modelled = Number(process.env.OFFLINE_SCHEDULES ?? 200);
const real = Number(process.env.OFFLINE_REAL ?? 12);
const firstSeed = Number(process.env.OFFLINE_SEED ?? 1);
const [atATime, perNeighbourhood] = [16, 400];
const server = await useServer({ DATABASE_URL: await useDatabase(null) });
const code = compileTab(await bundleTab());

type Business = Pick<Awaited<ReturnType<typeof openLoadBusiness>>, 'businessId'>;
type BusinessParts = Parameters<typeof simulate>[2];

async function simulateWith(
  seed: number,
  tokens: readonly string[],
  business: BusinessParts & Business,
  at: Parameters<typeof openNodeDevice>[1],
): Promise<SimulatedOutcome> {
  const first = tokens[seed % 2] ?? '';
  const devices = Array.from({ length: deviceCount }, () => openNodeDevice(code, at, first));
  const outcome = await simulate(makeSchedule(seed), tokens, business, devices);
  await Promise.all(devices.map((device) => device.close()));
  return { ...outcome, wrongs: outcome.wrongs.map((wrong) => `seed ${seed}: ${wrong}`) };
}

async function simulateModel(seed: number, exact = false): Promise<SimulatedOutcome> {
  const business = openModelBusiness();
  return simulateWith(seed, people, business, { baseUrl: 'http://model.test', fetch: business.fetch, exact });
}

async function simulateReal(seed: number, neighbourhood: Neighbourhood): Promise<SimulatedOutcome> {
  const business = await openLoadBusiness(neighbourhood);
  const tokens = neighbourhood.people.map(({ token }) => token);
  return simulateWith(seed, tokens, business, { baseUrl: server.url, exact: true });
}

/** Runs the given number of schedules, several at a time, and returns the results. */
async function simulateAll(
  count: number,
  simulateOne: (seed: number) => Promise<SimulatedOutcome>,
  from = 0,
) {
  const total = { decisions: 0, saved: 0, kept: 0, shown: 0, entries: 0 };
  const wrongs: string[] = [];
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const outcome = await simulateOne(firstSeed + next++);
      wrongs.push(...outcome.wrongs);
      for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += outcome[name];
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { total, wrongs };
}

test(
  `in ${modelled} schedules every acknowledged check-in stands once, and every refusal was shown`,
  async () => {
    const { total, wrongs } = await simulateAll(modelled, (seed) => simulateModel(seed));
    console.log(`${modelled} schedules with the model:`, total);
    expect(wrongs.slice(0, 10)).toEqual([]);
    // Schedules in which nothing is queued or refused would prove little.
    expect(Math.min(total.saved, total.kept, total.shown)).toBeGreaterThan(modelled / 2);
  },
  60_000 + modelled * 200,
);

test(
  `in ${real} schedules the real server does the same, decision by decision`,
  async () => {
    const different: string[] = [];
    const sums = { decisions: 0, entries: 0 };
    for (let from = 0; from < real; from += perNeighbourhood) {
      // People sign in again and badges are printed again, because both run out.
      const neighbourhood = await settleLoad(server);
      const compare = async (seed: number) => {
        const [there, here] = await Promise.all([
          simulateReal(seed, neighbourhood),
          simulateModel(seed, true),
        ]);
        const [is, ought] = [there.story.join('; '), here.story.join('; ')];
        if (is !== ought) different.push(`seed ${seed}:\n${is}\n${ought}`);
        return there;
      };
      const { total, wrongs } = await simulateAll(Math.min(perNeighbourhood, real - from), compare, from);
      expect(wrongs.slice(0, 10)).toEqual([]);
      sums.decisions += total.decisions;
      sums.entries += total.entries;
    }
    console.log(`${real} schedules with the real server:`, sums, `${different.length} differ`);
    expect(different.slice(0, 5)).toEqual([]);
  },
  60_000 + real * 2_000,
);
