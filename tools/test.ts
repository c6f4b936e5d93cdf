import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longTests } from './long-tests.ts';

/**
 * `npm test`: types, lint, the specification and the tests, without the long ones. `npm run test:all` (`--all`) runs
 * those too, and each journey at both widths. The last line says how many passed.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const isAll = process.argv.includes('--all');
const leftOut = isAll ? [] : longTests.flatMap((pattern) => ['--exclude', pattern]);
const env = { ...process.env, ...(isAll && { ALL_JOURNEYS: '1' }) };

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Run extends Outcome {
  readonly failedFiles: readonly string[];
  /** Files that failed without a failed test. */
  readonly unseen: number;
}

/** More failures than these are not caused by a busy machine. */
const mostTriedAgain = 8;

/** A check that passes or fails. */
function check(title: string, script: string, ...args: string[]): Outcome {
  console.log(`\n${title}`);
  const done = spawnSync('npm', ['run', '--silent', script, ...args], { cwd: root, stdio: 'inherit' });
  const held = done.status === 0;
  console.log(held ? `${title}: holds` : `${title}: does not hold`);
  return { passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 };
}

/**
 * The test runner counts its own tests; a run that ended without a count is a failure. A few failed files are retried
 * with a separate server and separate accounts: browsers, kills and deadlines share two cores. Tests that pass when run
 * alone are printed, so that they can be fixed.
 */
function runTests(): Outcome {
  console.log('\nTests');
  const first = runFiles([]);
  if (!first) return { passed: 0, failed: 1, skipped: 0 };
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > mostTriedAgain) return first;
  console.log(`\nSecond try, alone: ${failedFiles.join(', ')}`);
  const second = runFiles(failedFiles);
  if (!second || second.failed > 0) return first;
  console.log(`\nPassed only on the second try: ${failedFiles.join(', ')}`);
  return { ...first, passed: first.passed + first.failed - first.unseen, failed: 0 };
}

/** A run of all files or of some; null when it died. A suite that could not even load has no failed test. */
function runFiles(files: readonly string[]): Run | null {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-tests-'));
  const report = join(folder, 'report.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const done = spawnSync('npx', ['--no-install', ...args, ...leftOut, ...files], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const counted = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  if (!counted) return null;
  const unseen = done.status !== 0 && counted.failed === 0 ? 1 : 0;
  return { ...counted, failed: counted.failed + unseen, unseen };
}

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly { readonly name: string; readonly status: string }[];
}

function readReport(path: string): Omit<Run, 'unseen'> | null {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Report;
    return {
      passed: read.numPassedTests ?? 0,
      failed: read.numFailedTests ?? 0,
      skipped: (read.numPendingTests ?? 0) + (read.numTodoTests ?? 0),
      failedFiles: (read.testResults ?? [])
        .filter(({ status }) => status === 'failed')
        .map(({ name }) => relative(root, name)),
    };
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
