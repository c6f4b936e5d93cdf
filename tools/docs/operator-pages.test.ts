import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../apps/server/test/index.ts';
import { copyProject, linkPackages } from '../copy-project.ts';
import { readCodeBlocks } from './code-blocks.ts';
import { type GuideServer, runShell, startByCommand } from './run-guide.ts';

// `npm run campaign -- guides` installs from the registry and measures, which takes minutes.
const isComplete = process.env.FOLLOW_ALL === '1';
const install = 'docs/help/operators/install.md';
const backUp = 'docs/guides/back-up-and-restore.md';
const block = (file: string, index = 0) => readCodeBlocks(file)[index]?.text ?? '';
const lines = (text: string) => text.split('\n').map((line) => line.replace(/\s+#.*$/, ''));

const newPort = async () => String(await freePort());

let copy = '';
let other = '';
let server: GuideServer | null = null;

beforeAll(() => {
  copy = copyProject();
  other = mkdtempSync(join(tmpdir(), 'clearpaw-guides-'));
  if (!isComplete) linkPackages(copy);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  for (const folder of [copy, other])
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('the README and the page about installing have the same commands', () => {
  expect(lines(block('README.md'))).toEqual(lines(block(install)));
});

test('the project can be installed, started, backed up and restored as the pages say', {
  timeout: 900_000,
}, async () => {
  const [installing = '', starting = ''] = lines(block(install));
  // A short round only checks the lock file against the packages, and uses the installed ones.
  await runShell(isComplete ? installing : `${installing} --dry-run --offline`, copy);
  server = await startByCommand(starting, copy, { PORT: await newPort() });
  await expectDemo(server.url);
  expect(existsSync(join(copy, '.data'))).toBe(true);
  const found = await runShell('npm run admin -- doctor', copy, { PORT: new URL(server.url).port });
  expect(found).toMatch(/^ok +database/m);

  // A folder holds one backup per day: an existing one is not overwritten.
  for (const folder of ['backups', 'nightly']) mkdirSync(join(other, folder));
  const here = (text: string, folder = 'backups') =>
    text.replaceAll('/backups', join(other, folder)).replace('/srv/clearpaw', copy);
  const said = await runShell(`${here(block(backUp))}\necho "KEY $BACKUP_KEY"`, copy);
  const [, BACKUP_KEY = ''] = /^KEY (.+)$/m.exec(said) ?? [];
  const [made = ''] = readdirSync(join(other, 'backups'));
  expect(made).toMatch(/^clearpaw-\d{4}-\d\d-\d\d\.backup$/);
  await followTimetable(here(block(backUp, 1), 'nightly'), BACKUP_KEY);
  await server.stop();

  const DATA_DIR = mkdtempSync(join(other, 'data-'));
  const restoring = here(block(backUp, 2)).replace(/clearpaw-[\d-]+\.backup/, made);
  await runShell(`chmod 755 ${other} ${DATA_DIR} && ${restoring}`, copy, { BACKUP_KEY, DATA_DIR });
  server = await startByCommand(starting, copy, { DATA_DIR, PORT: await newPort() });
  expect(server.said()).toContain('restored from a backup');
  await expectDemo(server.url);
  await runShell(block(backUp, 3), copy, { DATA_DIR });
  await server.stop();
  server = await startByCommand(starting, copy, { DATA_DIR, PORT: await newPort() });
  expect(server.said()).not.toContain('restored from a backup');
  await server.stop();
});

/** Answers on the address that the page about updates names, with the demo business. */
async function expectDemo(url: string): Promise<void> {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/b/harbor-hounds`)).text()).toContain('Harbor Hounds');
}

/**
 * Runs a line as cron does: five time fields, then a command in which `%` is escaped. Old backups are deleted, new ones
 * stay.
 */
async function followTimetable(line: string, BACKUP_KEY: string): Promise<void> {
  const [, command = ''] = /^(?:[\d*]+ ){5} (.+)\n?$/.exec(line) ?? [];
  const folder = join(other, 'nightly');
  const [old, recent] = ['clearpaw-old.backup', 'clearpaw-recent.backup'].map((name) =>
    join(folder, name),
  ) as [string, string];
  for (const [file, days] of [
    [old, 16],
    [recent, 3],
  ] as const) {
    writeFileSync(file, '');
    const at = new Date(Date.now() - days * 86_400_000);
    utimesSync(file, at, at);
  }
  await runShell(command.replaceAll('\\%', '%'), '/', { BACKUP_KEY });
  expect([existsSync(old), existsSync(recent), readdirSync(folder).length]).toEqual([false, true, 2]);
}

/** As the page describes: the example, filled in, with the address. */
function fillIn(example: string): Record<string, string> {
  const filled = [...example.replace(/^#(?=PUBLIC_URL)/m, '').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value === '' ? randomBytes(32).toString('hex') : value],
  );
  return Object.fromEntries(filled);
}

test('the service of the page runs with its example settings, and the doctor names what is not there', {
  timeout: 300_000,
}, async () => {
  // Without systemd and root: starts what the unit starts, with its environment, on folders of the test.
  const unit = readFileSync('deploy/clearpaw.service', 'utf8');
  const value = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
  const page = readFileSync(install, 'utf8');
  for (const path of [
    value('WorkingDirectory'),
    value('EnvironmentFile'),
    `/var/lib/${value('StateDirectory')}`,
  ]) {
    expect(page).toContain(`\`${path}\``);
  }
  const DATA_DIR = mkdtempSync(join(other, 'service-'));
  const given = Object.fromEntries(
    value('Environment')
      .split(' ')
      .map((pair) => pair.split('=')),
  );
  const settings = { ...fillIn(readFileSync('deploy/example.env', 'utf8')), ...given, DATA_DIR };
  await runShell(`chmod 755 ${other} ${DATA_DIR}`, copy);
  const program = value('ExecStart').replace('/usr/bin/node', join(process.cwd(), 'node_modules/.bin/node'));
  server = await startByCommand(program, copy, { ...settings, PORT: await newPort() });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // The settings cause no warning: the server does not report that passwords would be sent unencrypted.
  expect(server.said()).not.toContain('PUBLIC_URL');
  const found = await runShell('npm run admin -- doctor', copy, settings, 1);
  // There is no mail server of that name; everything else is in order.
  expect([...found.matchAll(/^fail +([\w ]+):/gm)].map(([, name]) => name)).toEqual(['mail']);
  await server.stop();
});

/** How commands within sentences are tested. Without Docker, systemd or root, the files they name are checked. */
const commands: Readonly<Record<string, string>> = {
  'npm ci': 'above',
  'npm start': 'above',
  'npm run admin -- doctor': 'above',
  'npm run build': '`npm start` does the same when there is no build',
  'docker compose up --build --detach':
    'needs Docker: tools/docs/deploy.test.ts reads compose.yaml and the Dockerfile',
  'docker compose exec app node tools/admin.ts doctor':
    'needs Docker: the image has the program, and the service is called app',
  'docker compose up --detach': 'the same, with the folder of backups',
  'mkdir backups && chown 1000 backups': 'needs root: the image runs as 1000',
  'chmod 600 /etc/clearpaw.env': 'needs root: changes one file, which the unit names',
  'systemctl enable --now clearpaw':
    'needs systemd: what the unit starts is started above; `npm run check:deploy` judges the unit',
  'journalctl -u clearpaw': 'needs systemd: the name of the unit',
};

test('every command within a sentence of the operator pages is followed, or what it names is there', () => {
  const files = [install, 'docs/help/operators/update.md'];
  const text = files.map((file) => readFileSync(file, 'utf8').replaceAll(/\n\s+/g, ' ')).join('\n');
  const found = [...text.matchAll(/`((?:npm|docker|mkdir|chmod|systemctl|journalctl) [^`]+)`/g)].map(
    ([, one = '']) => one,
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(commands).toSorted());
  const [compose, image, unit] = ['compose.yaml', 'Dockerfile', 'deploy/clearpaw.service'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(compose).toMatch(/^ {2}app:\n/m);
  expect(compose).toContain('./backups:/backups');
  expect(image).toContain('COPY --from=build /app/tools/admin.ts tools/admin.ts');
  expect(image).toMatch(/^USER 1000/m);
  expect(unit).toMatch(/^WantedBy=multi-user\.target$/m);
});

test('the measurement of documents prints the columns that its page explains', {
  timeout: 900_000,
}, async () => {
  const page = 'docs/guides/measure-document-reading.md';
  const command = block(page).trim();
  const short = command.replace(/--count \d+/, '--count 1');
  expect(short).not.toBe(command);
  const said = await runShell(isComplete ? command : short, copy);
  const [, explained = ''] = readFileSync(page, 'utf8').split('| column | is |');
  for (const [, column = ''] of explained.matchAll(/^\| `(\w+)` \|/gm)) expect(said).toContain(column);
  expect(existsSync(join(copy, 'bench/results/reading'))).toBe(true);
});

test('the commands of the page about performance measure visits', { timeout: 900_000 }, async () => {
  const all = lines(block('docs/performance.md').trim());
  expect(all.map((line) => line.replaceAll(/<[\w ]+>/g, '…'))).toEqual([
    'npm run bench -- door',
    'BENCH_BEFORE=… npm run bench -- door',
    'BENCH_PROFILE=… npm run bench -- door',
  ]);
  const folder = mkdtempSync(join(other, 'profile-'));
  const commandsOfPage = all.map((line) =>
    line.replace('<another checkout>', copy).replace('<folder>', folder),
  );
  // The last one has all parts that the first has.
  const short = { BENCH_ROUNDS: '1', BENCH_SECONDS: '0.2' };
  for (const command of isComplete ? commandsOfPage : commandsOfPage.slice(-1)) {
    expect(await runShell(command, copy, short)).toMatch(/clearpaw\s+│ \d/);
  }
  expect(readdirSync(folder).some((name) => name.endsWith('.cpuprofile'))).toBe(true);
});
