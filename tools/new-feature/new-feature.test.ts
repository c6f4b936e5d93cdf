import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A new feature is made in a copy of the project, and the copy is checked as the project is. */
const copy = mkdtempSync(join(tmpdir(), 'clearpaw-new-feature-'));

beforeAll(() => {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const path of list.split('\n').filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(path, join(copy, path));
  }
  linkPackages('node_modules');
  for (const path of ['apps/server', 'apps/web']) linkPackages(join(path, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '-m', 'Copy');
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the compiler remembers of the project is not that of the copy. */
const typesCache = '.types';

/** The packages of others are shared; our own are those of the copy, because their links are relative. */
function linkPackages(folder: string): void {
  if (!existsSync(folder)) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== '@clearpaw' && name !== typesCache)
      symlinkSync(join(process.cwd(), folder, name), join(copy, folder, name));
  }
  const own = join(folder, '@clearpaw');
  if (!existsSync(own)) return;
  mkdirSync(join(copy, own));
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(copy, own, name));
}

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

/** What was said is the reason when it does not hold. */
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
