import { expect, test } from 'vitest';
import { type ServerProcess, startProcess, useDatabase } from '../apps/server/test/index.ts';
import { askDatabase } from './setup/ask-database.ts';
import { checkOutEarlier } from './setup/earlier-release.ts';
import { startProxy } from './setup/haproxy.ts';
import { shareSettings } from './setup/servers.ts';
import { pause, until } from './setup/wait.ts';
import { type Outcomes, startWriting } from './setup/writers.ts';

const atLeast = 3_000;
const [restartedUrl, upgradedUrl] = [await useDatabase(null), await useDatabase(null)];

type Environment = Readonly<Record<string, string>>;

test(`two servers restarted one after the other: none of ${atLeast} calls fails`, async () => {
  const { environment, fixture } = await shareSettings(restartedUrl);
  const servers = [await startProcess(environment), await startProcess(environment)];
  const writing = startWriting([await startFront(servers)], fixture);
  for (let round = 0; round < 2; round++) await replaceEach(servers, environment);
  await finish('restarted twice', writing);
});

test(`two servers of an earlier release replaced one after the other: none of ${atLeast} calls fails`, async () => {
  const { commit, folder, program } = checkOutEarlier();
  const { environment, fixture } = await shareSettings(upgradedUrl, folder);
  const countMigrations = async () =>
    (await askDatabase(upgradedUrl, 'select 1 from drizzle.__drizzle_migrations')).length;
  const servers = [
    await startProcess(environment, undefined, program),
    await startProcess(environment, undefined, program),
  ];
  const before = await countMigrations();
  const writing = startWriting([await startFront(servers)], fixture);
  await replaceEach(servers, environment);
  await finish(`upgraded from ${commit}`, writing);
  expect(await countMigrations()).toBeGreaterThan(before);
});

async function startFront(servers: readonly ServerProcess[]): Promise<string> {
  const addresses = servers.map(({ url }, index) => [`SERVER_${index + 1}`, new URL(url).host]);
  const { port, process } = await startProxy('haproxy-servers.cfg', 'LISTEN', Object.fromEntries(addresses));
  const url = `http://127.0.0.1:${port}`;
  await until('the servers behind HAProxy', 20, async () => (await fetch(`${url}/readyz`)).ok, process.said);
  return url;
}

/** Stops each server in order, and starts ours at its address before the next one is stopped. */
async function replaceEach(servers: ServerProcess[], environment: Environment): Promise<void> {
  for (const [index, server] of servers.entries()) {
    await pause(3_000);
    const PORT = new URL(server.url).port;
    expect(await server.end('SIGTERM')).toBe(0);
    servers[index] = await startProcess({ ...environment, PORT });
    // HAProxy has to see that it is back before the other one goes.
    await pause(2_000);
  }
}

async function finish(what: string, writing: { outcomes: Outcomes; stop(): Promise<void> }): Promise<void> {
  const { outcomes } = writing;
  await until(`${atLeast} calls`, 300, async () => outcomes.calls >= atLeast);
  await writing.stop();
  const slowest = (outcomes.slowestMs / 1000).toFixed(1);
  console.log(
    `${what}: ${outcomes.calls} calls, ${outcomes.calls - outcomes.acknowledgedAt.length} failed, slowest ${slowest} s`,
  );
  expect([...outcomes.refused]).toEqual([]);
}
