import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort, refusedStart, startProcess, useDatabase } from '../apps/server/test/index.ts';
import { askDatabase } from './setup/ask-database.ts';
import { startChild } from './setup/child.ts';
import { followCheckIns } from './setup/follow-check-ins.ts';
import { startPgBouncer } from './setup/pgbouncer.ts';
import { shareSettings } from './setup/servers.ts';
import { pause, until } from './setup/wait.ts';
import { startWriting } from './setup/writers.ts';

const kills = Number(process.env.OPERATE_KILLS ?? 20);
const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const [workedUrl, killedUrl] = [await useDatabase(null), await useDatabase(null)];

test('PgBouncer in transaction mode is refused in one line, unless the database itself is named as well', async () => {
  const url = await startPgBouncer(workedUrl);
  const { code, said } = await refusedStart({ DATABASE_URL: url });
  expect([code, said]).toEqual([
    1,
    'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the database itself as well.\n',
  ]);
});

test('behind it check-ins and streams work', async () => {
  const pooled = await startPgBouncer(workedUrl);
  const { environment, fixture } = await shareSettings(workedUrl);
  const settings = { ...environment, DATABASE_URL: pooled, DATABASE_DIRECT_URL: workedUrl };
  const servers = [await startProcess(settings), await startProcess(settings)];
  const urls = servers.map(({ url }) => url);
  const streams = await Promise.all(urls.map((url) => followCheckIns(url, fixture)));
  const writing = startWriting(urls, fixture);
  const { outcomes } = writing;
  await until('1,000 calls', 120, async () => outcomes.calls >= 1_000);
  await writing.stop();
  await pause(2_000);
  const expected = outcomes.checkInIds.flatMap((id) => [`${id} in`, `${id} out`]).toSorted();
  for (const read of streams) {
    const { received, close } = read();
    close();
    expect([...received.keys()].toSorted()).toEqual(expected);
    expect(new Set(received.values())).toEqual(new Set([1]));
  }
  console.log(`${outcomes.calls} calls, ${outcomes.refused.size} kinds of refusal, streams complete`);
  expect([...outcomes.refused]).toEqual([]);
});

test(`a server killed ${kills} times at any moment of its start leaves no advisory lock`, async () => {
  const pooled = await startPgBouncer(killedUrl);
  const environment = {
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: killedUrl,
    AUTH_SECRET: 'o'.repeat(40),
    DEMO: '0',
  };
  const locks = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`;
  let seen = 0;
  for (let kill = 0; kill < kills; kill++) {
    const env = { ...environment, PORT: String(await freePort()) };
    const server = startChild(process.execPath, [main], { env });
    const until = performance.now() + 1_500 + Math.random() * 4_000;
    while (performance.now() < until) {
      seen += (await askDatabase(killedUrl, locks)).length;
      await pause(20);
    }
    await server.end('SIGKILL');
    await expect.poll(async () => (await askDatabase(killedUrl, locks)).length, { timeout: 5_000 }).toBe(0);
  }
  console.log(`${kills} kills, locks held by running servers seen ${seen} times, none left`);
  expect(seen).toBeGreaterThan(0);
});
