import { expect, test } from 'vitest';
import {
  openStream,
  refusedStart,
  useDatabase,
  useServer,
  useTransactionPooler,
} from '../../../test/index.ts';
import { createLog } from '../telemetry/index.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const databaseUrl = await useDatabase();

test('a pooler in transaction mode is refused in one line, unless the direct address is set as well', async () => {
  const { url } = await useTransactionPooler(databaseUrl);
  const alone = await refusedStart({ DATABASE_URL: url });
  expect([alone.code, alone.said]).toEqual([
    1,
    'DATABASE_URL leads through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the database itself as well.\n',
  ]);
  const twice = await refusedStart({ DATABASE_URL: url, DATABASE_DIRECT_URL: url });
  expect([twice.code, twice.said]).toEqual([
    1,
    'DATABASE_DIRECT_URL leads through a pooler in transaction mode: it takes the address of the database itself.\n',
  ]);
}, 60_000);

test('behind a pooler everything works: concurrent writes, streams, and the limits of each transaction', async () => {
  const { url } = await useTransactionPooler(databaseUrl);
  const server = await useServer({ DATABASE_URL: url, DATABASE_DIRECT_URL: databaseUrl });
  const maya = await server.owner();
  const stream = await openStream(server.url, maya, 'watchAlerts', {});
  expect(await stream.next()).toHaveProperty('message');
  stream.close();
  const names = Array.from({ length: 15 }, (_, index) => `Rex ${index}`);
  await Promise.all(
    names.map((name) =>
      server.call(maya, 'createPet', { name, species: 'dog', idempotencyKey: crypto.randomUUID() }),
    ),
  );
  const { items } = await server.call(maya, 'listPets', {});
  expect(items.map(({ name }) => name).sort()).toEqual(names.sort());
  const { store } = server.services;
  const limit = await store.transaction(async ({ db }) => db.execute('show statement_timeout'));
  expect(limit.rows).toEqual([{ statement_timeout: '5s' }]);
}, 60_000);

test('migrating through a pooler leaves no lock behind', async () => {
  const { url } = await useTransactionPooler(databaseUrl);
  const store = openDatabase(url, createLog('silent'), { directUrl: url });
  await migrate(store);
  await store.close();
  const direct = openDatabase(databaseUrl, createLog('silent'));
  const held = await direct.pool.query(
    `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and datname = current_database()`,
  );
  await direct.close();
  expect(held.rowCount).toBe(0);
}, 60_000);
