import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run bench:peers`: installs the packages that only the bench needs, at fixed versions, into a separate folder.
 */
const from = fileURLToPath(new URL('./peers-package/', import.meta.url));
const to = fileURLToPath(new URL('./peers/', import.meta.url));

mkdirSync(to, { recursive: true });
for (const name of ['package.json', 'package-lock.json']) {
  if (existsSync(`${from}${name}`)) copyFileSync(`${from}${name}`, `${to}${name}`);
}
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev'], {
  cwd: to,
  stdio: 'inherit',
});
