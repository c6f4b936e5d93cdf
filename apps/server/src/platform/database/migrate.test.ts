import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { useDatabase } from '../../../test/index.ts';
import { createLog } from '../telemetry/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Store } from './store.ts';

const run = promisify(execFile);
const log = createLog('silent');
const server = fileURLToPath(new URL('../../../', import.meta.url));

async function describeSchema({ pool }: Store): Promise<unknown[]> {
  const columns = await pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const indexes = await pool.query("select indexdef from pg_indexes where schemaname = 'public' order by 1");
  return [...columns.rows, ...indexes.rows];
}

test('four copies that migrate one empty database at once all succeed, and each migration is applied once', async () => {
  const url = await useDatabase(null);
  const stores = Array.from({ length: 4 }, () => openDatabase(url, log));
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  await Promise.all(stores.map((store) => migrate(store)));
  const [store] = stores;
  if (!store) throw new Error('Four were opened.');
  const applied = await store.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  const written = (await readdir(join(server, 'migrations'))).filter((file) => file.endsWith('.sql'));
  expect(applied.rows).toEqual([{ count: written.length }]);
  const template = openDatabase(await useDatabase(), log);
  const [fresh, shared] = [await describeSchema(store), await describeSchema(template)];
  await template.close();
  expect(fresh).toEqual(shared);
});

test('migrating again finds nothing to do and keeps the data', async () => {
  const store = openDatabase(await useDatabase(), log);
  onTestFinished(() => store.close());
  await store.pool.query(
    `insert into "user" values (gen_random_uuid(), '', 'a@b', false, null, now(), now())`,
  );
  const before = await describeSchema(store);
  await migrate(store);
  expect(await describeSchema(store)).toEqual(before);
  expect((await store.pool.query('select 1 from "user"')).rowCount).toBe(1);
});

test('the migrations create exactly the tables in the code', async () => {
  // In the same folder as the real ones, because the generator resolves the schema's imports from the folder in which
  // it runs.
  const folder = await mkdtemp(join(server, '.migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(server, 'migrations'), folder, { recursive: true });
  const config = join(folder, 'drizzle.config.ts');
  const out = JSON.stringify(basename(folder));
  await writeFile(
    config,
    `import config from '../drizzle.config.ts';\nexport default { ...config, out: ${out} };\n`,
  );
  const before = await readdir(folder);
  const migrationTool = fileURLToPath(new URL('../../node_modules/.bin/drizzle-kit', `file://${server}`));
  const { stdout } = await run(
    migrationTool,
    ['generate', `--config=${join(basename(folder), 'drizzle.config.ts')}`],
    { cwd: server },
  );
  expect(await readdir(folder)).toEqual(before);
  expect(stdout).toContain('No schema changes');
}, 60_000);
