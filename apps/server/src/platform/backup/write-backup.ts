import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Store } from '../database/index.ts';
import { type Archive, holdBytes } from '../objects/index.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyOut } from './copy-rows.ts';
import { listTables, quoted } from './list-tables.ts';
import { type Item, type Manifest, writeItems } from './records.ts';
import { seal } from './sealed-stream.ts';

export interface BackupParts {
  readonly store: Store;
  readonly archive: Archive;
  readonly secret: string;
  /** Tables whose rows are meaningless in another database. */
  readonly leaveOut: ReadonlySet<string>;
}

export interface BackupSummary {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
  /** Files that the database references and the storage does not have. */
  readonly missing: readonly string[];
}

const pageSize = 5_000;

/**
 * Writes all rows, as of one moment, and the stored files that they reference into one encrypted file, while servers
 * are running. Nothing is removed from the storage in the meantime.
 */
export async function writeBackup(
  parts: BackupParts,
  manifest: Omit<Manifest, 'migrations' | 'format'>,
  file: string,
): Promise<BackupSummary> {
  const client = await parts.store.connectAlone({ answerWithinMs: null });
  const summary = { tables: 0, files: 0, missing: [] as string[] };
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await holdBytes(client);
    await client.query('begin isolation level repeatable read read only');
    const whole = { ...manifest, format: 1 as const, migrations: await readMigrations(client) };
    const bytes = await writeFile(
      file,
      seal(compressed(writeItems(itemsOf(parts, client, whole, summary))), parts.secret),
    );
    await client.query('commit');
    return { ...summary, bytes };
  } finally {
    await client.end();
  }
}

export async function readMigrations(client: pg.Client): Promise<string[]> {
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ hash }) => hash);
}

async function* itemsOf(
  { archive, leaveOut }: BackupParts,
  client: pg.Client,
  manifest: Manifest,
  summary: { tables: number; files: number; missing: string[] },
): AsyncGenerator<Item> {
  yield { kind: 'manifest', manifest };
  for (const { name, columns } of await listTables(client, leaveOut)) {
    const list = columns.map(quoted).join(', ');
    const bytes = copyOut(client, `copy (select ${list} from ${quoted(name)}) to stdout`);
    yield { kind: 'table', name, columns, bytes };
    summary.tables += 1;
  }
  for await (const { key, size } of keysOf(client, archive)) {
    const bytes = await archive.read(key);
    if (bytes === null) summary.missing.push(key);
    else {
      yield { kind: 'file', key, size, bytes };
      summary.files += 1;
    }
  }
}

/**
 * The files that the database references at this moment, including thumbnails, then those that the server stores beside
 * the files.
 */
async function* keysOf(client: pg.Client, archive: Archive): AsyncGenerator<{ key: string; size: number }> {
  for (let after = ''; ; ) {
    const page = await client.query<{
      path: string;
      key: string;
      size: number;
      picture: string | null;
    }>(
      'select path, byte_key as key, size::float8 as size, thumbnail_key as picture from stored_object where path > $1 order by path limit $2',
      [after, pageSize],
    );
    for (const { key, size, picture } of page.rows) {
      yield { key, size };
      if (picture !== null) yield { key: picture, size: 0 };
    }
    const last = page.rows.at(-1);
    if (!last) break;
    after = last.path;
  }
  for await (const key of archive.noteKeys()) yield { key, size: 0 };
}

function compressed(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gzip = createGzip({ level: 1, chunkSize: 256 * 1024 });
  // An error in the source ends the reader with the same error.
  pipeline(Readable.from(source), gzip).catch((problem: Error) => gzip.destroy(problem));
  return gzip;
}

/** Written completely to the disk under its own name, or not at all. */
async function writeFile(file: string, source: AsyncIterable<Buffer>): Promise<number> {
  const draft = `${file}.part`;
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(source), target);
    const existing = await open(file, 'r').catch(() => null);
    if (existing) {
      await existing.close();
      throw new BackupRefused(`${file} exists already.`);
    }
    await rename(draft, file);
    return target.bytesWritten;
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new BackupRefused(`${draft} exists already: another backup writes it, or was ended.`);
    await rm(draft, { force: true });
    throw problem;
  }
}
