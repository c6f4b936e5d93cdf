import { expect, test } from 'vitest';
import { startProcess } from '../apps/server/test/index.ts';
import { askDatabase, isPrimary } from './setup/ask-database.ts';
import { followCheckIns } from './setup/follow-check-ins.ts';
import { type PatroniCluster, startPatroni } from './setup/patroni.ts';
import { shareSettings } from './setup/servers.ts';
import { pause, until } from './setup/wait.ts';
import { longestGap, type Outcomes, startWriting } from './setup/writers.ts';

const kills = Number(process.env.OPERATE_KILLS ?? 3);
const [gapOfKill, gapOfSwitchover, listeningWithin] = [30, 5, 5];

test(`the primary is killed ${kills} times and changed once in order: nothing is lost, doubled or answered 500`, async () => {
  const cluster = await startPatroni();
  const { environment, fixture } = await shareSettings(cluster.url);
  const servers = [await startProcess(environment), await startProcess(environment)];
  const urls = servers.map(({ url }) => url);
  const streams = await Promise.all(urls.map((url) => followCheckIns(url, fixture)));
  const writing = startWriting(urls, fixture);
  const { outcomes } = writing;
  await pause(5_000);
  const [gaps, listening]: [number[], number[]] = [[], []];
  for (let kill = 0; kill < kills; kill++) {
    const from = performance.now();
    const killed = await cluster.killPrimary();
    listening.push(await timeUntilListening(cluster));
    await untilWritten(outcomes, 200);
    gaps.push(longestGap(outcomes, from, performance.now()));
    killed.start();
    await cluster.untilWhole();
  }
  const from = performance.now();
  await cluster.switchOver();
  await untilWritten(outcomes, 200);
  const gap = longestGap(outcomes, from, performance.now());
  await cluster.untilWhole();
  await writing.stop();
  const said = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(1)).join(', ');
  console.log(
    `${outcomes.acknowledgedAt.length} writes acknowledged; gaps ${said(gaps)} s when killed, ${said([gap])} s when changed in order; ` +
      `listening again after ${said(listening)} s; other answers: ${JSON.stringify([...outcomes.refused])}`,
  );
  expect([...outcomes.refused.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(gapOfKill);
  expect(gap).toBeLessThanOrEqual(gapOfSwitchover);
  expect(Math.max(...listening)).toBeLessThanOrEqual(listeningWithin);
  await expectKeptOnce(cluster, outcomes);
  await pause(2_000);
  for (const read of streams) expectReceivedOnce(read(), outcomes);
});

/** From the moment at which there is a primary again until both servers listen to it, in seconds. */
async function timeUntilListening({ adminUrl }: PatroniCluster): Promise<number> {
  await until('a new primary', 60, () => isPrimary(adminUrl));
  const listeners = "select 1 from pg_stat_activity where query ilike 'listen clearpaw_event'";
  return until(
    'both servers listening',
    60,
    async () => (await askDatabase(adminUrl, listeners)).length === 2,
  );
}

async function untilWritten({ acknowledgedAt }: Outcomes, count: number): Promise<void> {
  const enough = acknowledgedAt.length + count;
  await until(`${count} more writes`, 90, async () => acknowledgedAt.length >= enough);
}

async function expectKeptOnce({ url }: PatroniCluster, { checkInIds }: Outcomes): Promise<void> {
  const rows = await askDatabase(url, 'select id, departed_at is null as present from check_in');
  expect(rows.filter(({ present }) => present)).toEqual([]);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(checkInIds.toSorted());
}

function expectReceivedOnce(
  { received, isOpen, close }: ReturnType<Awaited<ReturnType<typeof followCheckIns>>>,
  { checkInIds }: Outcomes,
): void {
  expect(isOpen()).toBe(true);
  close();
  const expected = checkInIds.flatMap((id) => [`${id} in`, `${id} out`]);
  expect(expected.filter((change) => !received.has(change))).toEqual([]);
  expect([...received].filter(([, times]) => times !== 1)).toEqual([]);
}
