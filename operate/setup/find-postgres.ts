import { existsSync, readdirSync } from 'node:fs';

const root = '/usr/lib/postgresql';

/** The folder with the programs of Debian's newest PostgreSQL; null where there is none. */
export function findPostgres(): string | null {
  if (!existsSync(root)) return null;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => existsSync(`${root}/${version}/bin/postgres`))
    .sort((a, b) => b - a);
  return versions[0] === undefined ? null : `${root}/${versions[0]}/bin`;
}
