import { expect, test } from 'vitest';
import { startProcess, useServer } from '../../../test/index.ts';
import { importCustomers } from './import-jobs.ts';
import { ImportingDaycare } from './testing/importing-daycare.ts';

/** IMPORT_KILLS=50 kills the server that many times; once by default. */
const kills = Number(process.env.IMPORT_KILLS ?? 1);
const AUTH_SECRET = 'a secret that only the tests know, long enough';
const server = await useServer();
const { services } = server;
const { pool } = services.store;
const daycare = new ImportingDaycare(server);
const rows = 5_000;
const list = `Owner,Email,Pet,Species\n${Array.from(
  { length: rows },
  (_, at) => `Owner ${at},owner-${at}@killed.test,Pet ${at},dog`,
).join('\n')}`;

async function countOf(table: 'customer' | 'guest' | 'connection'): Promise<number> {
  const counted = await pool.query(`select count(*)::int as count from ${table} where business_id = $1`, [
    daycare.businessId,
  ]);
  return counted.rows[0].count;
}

test.each(Array.from({ length: kills }, (_, at) => at))(
  'a server killed in the middle of an import doubles nothing (%i)',
  async () => {
    const input = await daycare.prepare(list);
    const { importId } = await server.call(daycare.boss, 'runImport', input);
    const { storageUrl } = services.config;
    const doomed = await startProcess({
      ...{ DATABASE_URL: server.databaseUrl, AUTH_SECRET },
      ...(storageUrl && { STORAGE_URL: String(storageUrl) }),
    });
    await expect.poll(() => countOf('customer'), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    await doomed.end('SIGKILL');
    const half = await countOf('customer');
    expect(half).toBeLessThan(rows);
    expect([await countOf('guest'), await countOf('connection')]).toEqual([half, half]);
    // The queue assigns the job again after a silence; here at once.
    await importCustomers.run(services, { importId }, { signal: new AbortController().signal });
    expect(await daycare.latest()).toMatchObject({ state: 'done', customers: rows, pets: rows });
    for (const table of ['customer', 'guest', 'connection'] as const) expect(await countOf(table)).toBe(rows);
    // A call answers within half a minute, and continues when it is called again.
    await expect.poll(() => daycare.undo(importId), { timeout: 120_000 }).toEqual({ removed: rows, kept: 0 });
    expect(await countOf('customer')).toBe(0);
  },
  300_000,
);
