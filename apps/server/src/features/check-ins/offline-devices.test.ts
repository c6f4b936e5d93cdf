import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { type Neighbourhood, openPlace, settle } from './testing/busy-place.ts';
import { bundleTab, compileTab, openNodeDevice } from './testing/node-device.ts';
import { type Outcome, play } from './testing/play.ts';
import { deviceCount, makeSchedule } from './testing/schedule.ts';

/**
 * Three devices, their queue as it is in the app, and the server on its database. DOOR_SCHEDULES=20000 is the full proof;
 * DOOR_SEED begins elsewhere, to play one schedule again.
 */
const schedules = Number(process.env.DOOR_SCHEDULES ?? 60);
const firstSeed = Number(process.env.DOOR_SEED ?? 1);
const [atATime, perNeighbourhood] = [16, 400];
const server = await useServer();
const code = compileTab(await bundleTab());

async function playOne(seed: number, neighbourhood: Neighbourhood): Promise<Outcome> {
  const place = await openPlace(neighbourhood);
  const first = neighbourhood.people[seed % 2]?.token ?? '';
  const devices = Array.from({ length: deviceCount }, () => openNodeDevice(code, server.url, first));
  const outcome = await play(makeSchedule(seed), neighbourhood, place, devices);
  await Promise.all(devices.map((device) => device.close()));
  return { ...outcome, wrongs: outcome.wrongs.map((wrong) => `seed ${seed}: ${wrong}`) };
}

test(
  `in ${schedules} schedules every acknowledged check-in stands once, and every refusal was shown`,
  async () => {
    const total = { decisions: 0, saved: 0, kept: 0, shown: 0, entries: 0 };
    const wrongs: string[] = [];
    for (let from = 0; from < schedules; from += perNeighbourhood) {
      // People sign in again and badges are printed again, because both run out.
      const neighbourhood = await settle(server);
      const until = Math.min(schedules, from + perNeighbourhood);
      let next = from;
      const worker = async () => {
        while (next < until) {
          const outcome = await playOne(firstSeed + next++, neighbourhood);
          wrongs.push(...outcome.wrongs);
          for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += outcome[name];
        }
      };
      await Promise.all(Array.from({ length: atATime }, worker));
    }
    console.log(`${schedules} schedules:`, total);
    expect(wrongs.slice(0, 10)).toEqual([]);
    // Schedules in which nothing is kept or refused would prove little.
    expect(Math.min(total.saved, total.kept, total.shown)).toBeGreaterThan(schedules / 2);
  },
  60_000 + schedules * 1_000,
);
