import { createReadStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { Store } from '../database/index.ts';
import { enterRestored } from '../installation/index.ts';
import type { Archive } from '../objects/index.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyIn } from './copy-rows.ts';
import { advanceCounters, listTables, quoted } from './list-tables.ts';
import { type Counts, type Item, type Manifest, readItems } from './records.ts';
import { damaged, unseal } from './sealed-stream.ts';
import { readMigrations } from './write-backup.ts';

/** Reads a whole backup without using it; throws `BackupRefused` if any byte differs from what was written. */
export async function checkBackup(file: string, secret: string): Promise<{ manifest: Manifest } & Counts> {
  const items = openBackup(file, secret);
  let manifest: Manifest | null = null;
  for (;;) {
    const { value, done } = await items.next();
    if (done) {
      if (manifest === null) throw damaged();
      return { manifest, ...value };
    }
    if (value.kind === 'manifest') manifest = value.manifest;
    else for await (const _ of value.bytes);
  }
}

async function* openBackup(file: string, secret: string): AsyncGenerator<Item, Counts> {
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 });
  try {
    return yield* readItems(decompressed(unseal(source, secret)));
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') throw new BackupRefused(`${file} cannot be read.`);
    if (code?.startsWith('Z_')) throw damaged();
    throw problem;
  } finally {
    source.destroy();
  }
}

async function* decompressed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  const feeding = feed(source, gunzip);
  feeding.catch((problem: Error) => gunzip.destroy(problem));
  yield* gunzip as AsyncIterable<Buffer>;
  await feeding;
}

async function feed(source: AsyncIterable<Buffer>, target: NodeJS.WritableStream): Promise<void> {
  for await (const chunk of source) {
    if (!target.write(chunk)) await new Promise<void>((resolve) => target.once('drain', resolve));
  }
  target.end();
}

export interface RestoreParts {
  readonly store: Store;
  readonly archive: Archive;
  readonly secret: string;
  /** Whether the present content of the database may be lost. */
  readonly replace: boolean;
  /** Throws for a backup that does not fit this machine. */
  readonly accept: (manifest: Manifest) => void;
}

/**
 * Replaces the content of a database by a backup, after reading all of it once: the rows in one transaction, the files
 * before it, under new keys. The restored installation sends nothing until it is adopted.
 */
export async function restoreBackup(
  parts: RestoreParts,
  file: string,
): Promise<{ manifest: Manifest } & Counts> {
  const { manifest } = await checkBackup(file, parts.secret);
  parts.accept(manifest);
  const client = await parts.store.connectAlone({ answerWithinMs: null });
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await requireFit(client, manifest, parts.replace);
    await client.query('begin');
    const counts = await fill(parts, client, file);
    await client.query('commit');
    return { manifest, ...counts };
  } finally {
    await client.end();
  }
}

async function requireFit(client: pg.Client, manifest: Manifest, replace: boolean): Promise<void> {
  const migrations = await readMigrations(client);
  if (manifest.migrations.join() !== migrations.join())
    throw new BackupRefused(
      `This backup is of Clearpaw ${manifest.version} with ${manifest.migrations.length} migrations, this is another version with ${migrations.length}: restore it with its own version, then upgrade.`,
    );
  if (await isServed(client))
    throw new BackupRefused('A server uses this database: stop all servers, then restore.');
  const accounts = await client.query<{ count: number }>('select count(*)::int as count from "user"');
  const held = accounts.rows[0]?.count ?? 0;
  if (held > 0 && !replace)
    throw new BackupRefused(
      `This database is not empty (accounts: ${held}): add --replace to put the backup in its place.`,
    );
}

/** A server's listening connection queries every two seconds, and may have run another query in between. */
async function isServed(client: pg.Client): Promise<boolean> {
  const giveUpAt = performance.now() + 3_000;
  do {
    const listening = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
    );
    if (listening.rows.length > 0) return true;
    await pause(250);
  } while (performance.now() < giveUpAt);
  return false;
}

async function fill({ archive, secret }: RestoreParts, client: pg.Client, file: string): Promise<Counts> {
  const all = await listTables(client, new Set());
  await client.query(`truncate ${all.map(({ name }) => quoted(name)).join(', ')}`);
  await client.query(
    "do $$ begin if to_regclass('pgboss.job') is not null then delete from pgboss.job; end if; end $$",
  );
  const known = new Set(all.map(({ name }) => name));
  const items = openBackup(file, secret);
  for (;;) {
    const { value: item, done } = await items.next();
    if (done) {
      await advanceCounters(client);
      await enterRestored(client);
      return item;
    }
    if (item.kind === 'table') {
      if (!known.has(item.name)) throw damaged();
      const list = item.columns.map(quoted).join(', ');
      await copyIn(client, `copy ${quoted(item.name)} (${list}) from stdin`, item.bytes);
    } else if (item.kind === 'file') await archive.write(item.key, item.size, item.bytes);
  }
}
