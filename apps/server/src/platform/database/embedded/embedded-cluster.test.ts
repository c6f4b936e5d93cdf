import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, startProcess } from '../../../../test/index.ts';
import { type EmbeddedCluster, startEmbeddedCluster } from './embedded-cluster.ts';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Stopping the cluster ends open connections.
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A separate cluster, which ends with the test's folder. */
async function startHere(): Promise<{ cluster: EmbeddedCluster; dataDir: string }> {
  const dataDir = await makeFolder();
  return { cluster: await startEmbeddedCluster(dataDir), dataDir };
}

test("the product's database user is no superuser, and cannot run programs or read files", async () => {
  const { cluster } = await startHere();
  const client = await connect(cluster.url);
  const { rows } = await client.query(
    'select rolsuper, rolcreaterole from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }]);
  await expect(client.query("copy (select 1) to program 'true'")).rejects.toMatchObject({ code: '42501' });
  await expect(client.query("select pg_read_file('postgresql.conf')")).rejects.toMatchObject({
    code: '42501',
  });
  await cluster.stop();
}, 60_000);

test('objects that an earlier release created as the superuser change owner', async () => {
  const { cluster, dataDir } = await startHere();
  const admin = await connect(cluster.adminUrl);
  await admin.query(`
    create schema earlier;
    create table earlier.visits (id serial primary key, at timestamptz) partition by range (id);
    create table earlier.visits_1 partition of earlier.visits for values from (1) to (100);
    create sequence earlier.numbers;
    create type earlier.size as enum ('small');
    create view earlier.recent as select * from earlier.visits;
    create function earlier.one() returns int language sql return 1;
    create table public.pets (id int generated always as identity, name text);
    insert into public.pets (name) values ('Rex')`);
  const again = await startEmbeddedCluster(dataDir);
  const client = await connect(again.url);
  await client.query('insert into pets (name) values ($1)', ['Bella']);
  await client.query(`
    alter table pets add column kind text; alter table earlier.visits add column note text;
    insert into earlier.visits (at) values (now()); alter type earlier.size add value 'large';
    drop view earlier.recent; drop function earlier.one(); drop sequence earlier.numbers; drop schema earlier cascade`);
  expect((await client.query('select name from pets order by id')).rows).toEqual([
    { name: 'Rex' },
    { name: 'Bella' },
  ]);
  await client.end();
  await admin.end();
  await again.stop();
}, 60_000);

test('its log contains no value of a row', async () => {
  const { cluster, dataDir } = await startHere();
  const client = await connect(cluster.url);
  await client.query('create table pets (name text primary key)');
  await client.query("insert into pets values ('maya@example.test')");
  await expect(client.query("insert into pets values ('maya@example.test')")).rejects.toMatchObject({
    code: '23505',
  });
  await expect(client.query("select 'maya@example.test'::int")).rejects.toMatchObject({ code: '22P02' });
  await client.end();
  await cluster.stop();
  const data = join(dataDir, 'postgres', 'data');
  const files = [
    join(data, 'server.log'),
    ...(await readdir(join(data, 'log'))).map((name) => join(data, 'log', name)),
  ];
  const said = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  expect(said).toContain('database system is ready');
  expect(said).not.toContain('maya');
}, 60_000);

test('what an interrupted first start left behind is removed', async () => {
  const dataDir = await makeFolder();
  await mkdir(join(dataDir, 'postgres.new-2147483646', 'data'), { recursive: true });
  const cluster = await startEmbeddedCluster(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres']);
  await cluster.stop();
}, 60_000);

test('its folders are closed to others', async () => {
  const home = await makeFolder();
  const dataDir = join(home, 'data');
  const server = await startProcess({ DATA_DIR: dataDir });
  const modes = await Promise.all(
    ['.', 'postgres', 'objects', 'objects/uploads', 'objects/objects'].map(async (name) =>
      ((await stat(join(dataDir, name))).mode & 0o077).toString(8),
    ),
  );
  // If root runs the test, the database's own user may enter the outermost folder, but not list it.
  const outermost = process.getuid?.() === 0 ? '11' : '0';
  expect(modes).toEqual([outermost, '0', '0', '0', '0']);
  await server.end('SIGTERM');
}, 60_000);
