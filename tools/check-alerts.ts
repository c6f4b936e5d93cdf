/**
 * Has `promtool` (Debian: prometheus) check the rules for alerts, and fire each of them on its fault. Not part of
 * `npm test`, which needs npm packages alone.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../deploy/', import.meta.url));

for (const args of [
  ['check', 'rules', 'alerts.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
]) {
  const { status, error } = spawnSync('promtool', args, { cwd: folder, stdio: 'inherit' });
  if (error) throw new Error('promtool is not installed. On Debian: apt-get install prometheus');
  if (status !== 0) process.exitCode = 1;
}
