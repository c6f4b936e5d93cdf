import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../operate/setup/find-postgres.ts';
import { trials } from '../operate/trials.ts';

/**
 * `npm run test:operate`: every trial of operation, or those named. Not part of `npm test`: they need programs of Debian,
 * and installing them is the operator's decision.
 */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(trials, name));
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}. There are:`);
  for (const [name, { about }] of Object.entries(trials)) console.error(`  ${name.padEnd(14)} ${about}`);
  process.exit(1);
}
const wanted = asked.length > 0 ? asked : Object.keys(trials);
const missing = new Set(wanted.flatMap((name) => missingFor(trials[name]?.needs ?? {})));
if (missing.size > 0) {
  console.error(`Needed first: apt-get install --no-install-recommends ${[...missing].join(' ')}`);
  process.exit(1);
}
const files = wanted.map((name) => `operate/${name}.test.ts`);
const args = ['--no-install', 'vitest', 'run', '--config', 'vitest.operate.config.ts', ...files];
process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1;

function missingFor(needs: Readonly<Record<string, string>>): string[] {
  return Object.entries(needs)
    .filter(([program]) => !isThere(program))
    .map(([, debianPackage]) => debianPackage);
}

function isThere(program: string): boolean {
  if (program === 'PostgreSQL') return findPostgres() !== null;
  const folders = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(':')];
  return folders.some((folder) => existsSync(join(folder, program)));
}
