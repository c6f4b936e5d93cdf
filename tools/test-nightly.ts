import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run test:nightly`: every law on 100,000 generated cases instead of 2,000. Takes an hour or so. */
const root = fileURLToPath(new URL('..', import.meta.url));
const env = { LAW_RUNS: '100000', ...process.env };
const done = spawnSync('npx', ['--no-install', 'vitest', 'run', '.laws.test.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
