import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm test`: every check of the project. The last line says how many held. */
const root = fileURLToPath(new URL('..', import.meta.url));

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step that holds or does not. */
function check(title: string, script: string, ...args: string[]): Outcome {
  console.log(`\n${title}`);
  const done = spawnSync('npm', ['run', '--silent', script, ...args], { cwd: root, stdio: 'inherit' });
  const held = done.status === 0;
  console.log(held ? `${title}: holds` : `${title}: does not hold`);
  return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 };
}

/** The test runner counts for itself; a run that died without a count is a failure of its own. */
function runTests(): Outcome {
  console.log('\nTests');
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-tests-'));
  const report = join(folder, 'report.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const done = spawnSync('npx', ['--no-install', ...args], { cwd: root, stdio: 'inherit' });
  const counted = readCounts(report);
  rmSync(folder, { recursive: true, force: true });
  if (!counted) return { passed: 0, failed: 1, skipped: 0 };
  // A suite that could not even load fails the run without failing a test.
  const unseen = done.status !== 0 && counted.failed === 0 ? 1 : 0;
  return { ...counted, failed: counted.failed + unseen };
}

function readCounts(report: string): Outcome | null {
  try {
    const read = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    const skipped = (read.numPendingTests ?? 0) + (read.numTodoTests ?? 0);
    return { passed: read.numPassedTests ?? 0, failed: read.numFailedTests ?? 0, skipped };
  } catch {
    return null;
  }
}

const outcomes = [
  check('Types', 'types'),
  check('Lint', 'lint'),
  check('Specification', 'spec', '--', '--check'),
  runTests(),
];
const total = (key: keyof Outcome) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exit(total('failed') === 0 ? 0 : 1);
