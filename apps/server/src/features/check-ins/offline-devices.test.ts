import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { type Neighbourhood, openPlace, settle } from './testing/busy-place.ts';
import { openModelPlace } from './testing/model-place.ts';
import { bundleTab, compileTab, openNodeDevice } from './testing/node-device.ts';
import { type Outcome, play } from './testing/play.ts';
import { deviceCount, makeSchedule, people } from './testing/schedule.ts';

/**
 * Three devices with the queue as it is in the app. DOOR_SCHEDULES=20000 plays so many against the model of the server,
 * DOOR_REAL=2000 so many against the real one on its database and compares; DOOR_SEED begins elsewhere.
 */
const modelled = Number(process.env.DOOR_SCHEDULES ?? 200);
const real = Number(process.env.DOOR_REAL ?? 12);
const firstSeed = Number(process.env.DOOR_SEED ?? 1);
const [atATime, perNeighbourhood] = [16, 400];
const server = await useServer();
const code = compileTab(await bundleTab());

type Place = Pick<Awaited<ReturnType<typeof openPlace>>, 'businessId'>;
type PlaceParts = Parameters<typeof play>[2];

async function playWith(
  seed: number,
  tokens: readonly string[],
  place: PlaceParts & Place,
  at: Parameters<typeof openNodeDevice>[1],
): Promise<Outcome> {
  const first = tokens[seed % 2] ?? '';
  const devices = Array.from({ length: deviceCount }, () => openNodeDevice(code, at, first));
  const outcome = await play(makeSchedule(seed), tokens, place, devices);
  await Promise.all(devices.map((device) => device.close()));
  return { ...outcome, wrongs: outcome.wrongs.map((wrong) => `seed ${seed}: ${wrong}`) };
}

async function playModel(seed: number, exact = false): Promise<Outcome> {
  const place = openModelPlace();
  return playWith(seed, people, place, { baseUrl: 'http://model.test', fetch: place.fetch, exact });
}

async function playReal(seed: number, neighbourhood: Neighbourhood): Promise<Outcome> {
  const place = await openPlace(neighbourhood);
  const tokens = neighbourhood.people.map(({ token }) => token);
  return playWith(seed, tokens, place, { baseUrl: server.url, exact: true });
}

/** Plays so many, some at a time, and answers what was found. */
async function playAll(count: number, playOne: (seed: number) => Promise<Outcome>, from = 0) {
  const total = { decisions: 0, saved: 0, kept: 0, shown: 0, entries: 0 };
  const wrongs: string[] = [];
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const outcome = await playOne(firstSeed + next++);
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
    const { total, wrongs } = await playAll(modelled, (seed) => playModel(seed));
    console.log(`${modelled} schedules with the model:`, total);
    expect(wrongs.slice(0, 10)).toEqual([]);
    // Schedules in which nothing is kept or refused would prove little.
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
      const neighbourhood = await settle(server);
      const compare = async (seed: number) => {
        const [there, here] = await Promise.all([playReal(seed, neighbourhood), playModel(seed, true)]);
        const [is, ought] = [there.story.join('; '), here.story.join('; ')];
        if (is !== ought) different.push(`seed ${seed}:\n${is}\n${ought}`);
        return there;
      };
      const { total, wrongs } = await playAll(Math.min(perNeighbourhood, real - from), compare, from);
      expect(wrongs.slice(0, 10)).toEqual([]);
      sums.decisions += total.decisions;
      sums.entries += total.entries;
    }
    console.log(`${real} schedules with the real server:`, sums, `${different.length} differ`);
    expect(different.slice(0, 5)).toEqual([]);
  },
  60_000 + real * 2_000,
);
