/**
 * Has `systemd-analyze` (Debian: systemd) judge how far the service unit is closed off. Not part of `npm test`, which
 * needs npm packages alone.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const unit = fileURLToPath(new URL('../deploy/clearpaw.service', import.meta.url));
/** In tenths; systemd rates anything below 2.0 as well protected. */
const mostExposed = 15;

const { status, error, stdout } = spawnSync(
  'systemd-analyze',
  ['security', '--offline=true', `--threshold=${mostExposed}`, unit],
  { encoding: 'utf8' },
);
if (error) throw new Error('systemd-analyze is not installed. On Debian: apt-get install systemd');
console.log(stdout.trim().split('\n').at(-1));
process.exitCode = status === 0 ? 0 : 1;
