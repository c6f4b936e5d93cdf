import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupRefused, restoreBackup } from '../../platform/backup/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Config, StartRefused } from '../../platform/config/index.ts';
import { migrate, openDatabase, type Store, startEmbeddedCluster } from '../../platform/database/index.ts';
import { type Objects, openObjects } from '../../platform/objects/index.ts';
import type { Log } from '../../platform/telemetry/index.ts';
import { requireKey } from './make-backup.ts';
import { drillNote } from './notes.ts';

interface DrillParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly objects: Pick<Objects, 'notes'>;
}

export interface DrillOutcome {
  readonly createdAt: string;
  readonly tables: number;
  readonly accounts: number;
  readonly files: number;
}

/**
 * Restores a backup into a database and a folder that are made for it and removed afterwards, reads every file again, and
 * notes when that succeeded.
 *
 * @throws BackupRefused for a backup that cannot be restored, or whose files are not those that its rows name
 */
export async function runDrill(parts: DrillParts, file: string): Promise<DrillOutcome> {
  const secret = requireKey(parts.config);
  const folder = await mkdtemp(join(tmpdir(), 'clearpaw-drill-'));
  // PostgreSQL's own user must be able to enter when this runs as root.
  await chmod(folder, 0o755);
  const cluster = await startEmbeddedCluster(folder).catch(async (problem: unknown) => {
    await rm(folder, { recursive: true, force: true });
    if (!(problem instanceof StartRefused)) throw problem;
    throw new BackupRefused('A drill needs the embedded database, which is not installed here.');
  });
  try {
    const outcome = await restoreInto(cluster.url, { ...parts, folder, secret }, file);
    await parts.objects.notes.write(drillNote, parts.clock.now().toISOString());
    return outcome;
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface RestoreInto extends DrillParts {
  readonly folder: string;
  readonly secret: string;
}

async function restoreInto(url: string, parts: RestoreInto, file: string): Promise<DrillOutcome> {
  const { clock, log, folder, secret } = parts;
  const store = openDatabase(url, log);
  try {
    await migrate(store, log);
    const config = { ...parts.config, dataDir: folder, storageUrl: 'file:' };
    const { objects, close } = await openObjects({ config, store, clock, log });
    try {
      const restoring = { store, archive: objects.archive, secret, replace: false, accept: () => {} };
      const { manifest, tables } = await restoreBackup(restoring, file);
      const files = await readEveryFile(store, objects);
      const counted = await store.pool.query<{ count: number }>('select count(*)::int as count from "user"');
      return { createdAt: manifest.createdAt, tables, files, accounts: counted.rows[0]?.count ?? 0 };
    } finally {
      close();
    }
  } finally {
    await store.close();
  }
}

/** Returns how many there are. */
async function readEveryFile({ pool }: Store, objects: Objects): Promise<number> {
  const stored = await pool.query<{ path: string; byteKey: string; size: string; sha256: string }>(
    'select path, byte_key as "byteKey", size, sha256 from stored_object',
  );
  for (const { path, byteKey, size, sha256 } of stored.rows) {
    const bytes = await objects.readAll({ byteKey, size: Number(size) }).catch(() => null);
    if (bytes === null || !sumsOf(bytes).includes(sha256))
      throw new BackupRefused(`The backup lacks the file ${path}, or has another one in its place.`);
  }
  return stored.rows.length;
}

/** Files of earlier releases have their sum in another form. */
function sumsOf(bytes: Uint8Array): string[] {
  return (['hex', 'base64', 'base64url'] as const).map((form) =>
    createHash('sha256').update(bytes).digest(form),
  );
}
