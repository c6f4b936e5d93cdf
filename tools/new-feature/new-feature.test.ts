import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, linkPackages } from '../copy-project.ts';

/** Creates a new feature in a copy of the project, and runs the project's checks on the copy. */
let copy = '';

beforeAll(() => {
  copy = copyProject();
  linkPackages(copy);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '-m', 'Copy');
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
}

interface Ended {
  readonly ended: number | null;
  readonly said: string;
}

function run(command: string, ...args: string[]): Ended {
  const done = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return { ended: done.status, said: done.stdout + done.stderr };
}

const runTool = (...args: string[]) => run('npx', '--no-install', ...args);
const makeFeature = (...args: string[]) => run('npm', 'run', '--silent', 'new-feature', ...args);

/** The output is shown if it fails. */
const expectHolds = ({ ended, said }: Ended) => expect(ended, said.slice(-4_000)).toBe(0);

test('a new feature edits six files, and passes types, lint and its own tests', { timeout: 600_000 }, () => {
  expectHolds(makeFeature('weights'));
  const changes = git('status', '--porcelain').split('\n');
  const edited = changes.filter((line) => line.startsWith(' M'));
  expect(edited.length, edited.join('\n')).toBeLessThanOrEqual(6);
  // The first project has all pages, the second all tests and by them contract and server.
  expectHolds(runTool('tsc', '-p', 'apps/web'));
  expectHolds(runTool('tsc', '-p', '.'));
  expectHolds(runTool('biome', 'check', '.'));
  expectHolds(runTool('node', 'tools/lint.ts'));
  const tested = runTool('vitest', 'run', 'weights');
  expectHolds(tested);
  expect(tested.said).toMatch(/Tests .*5 passed/);
});

test('a noun that is taken or unusable is refused in one line, and nothing is written', () => {
  for (const [noun, sentence] of [
    ['pets', /is there already; choose another noun than pets\.$/m],
    ['Vet Bills', /cannot be used: name the noun in its plural, as in vet-bills\.$/m],
    ['sheep', /Say what one of the sheep is called/],
  ] as const) {
    const before = git('status', '--porcelain');
    const { ended, said } = makeFeature(noun);
    expect([ended, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(git('status', '--porcelain')).toBe(before);
  }
});
