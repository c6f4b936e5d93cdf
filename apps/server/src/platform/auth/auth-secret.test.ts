import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, StartRefused } from '../config/index.ts';
import { findAuthSecrets, secretsIn } from './auth-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearpaw-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a configured secret is used unchanged and never stored', async () => {
  const secret = 'x'.repeat(40);
  expect(await findAuthSecrets(readConfig({ DATA_DIR: folder, AUTH_SECRET: secret }))).toEqual([secret]);
  expect(await readdir(folder)).toEqual([]);
});

test('without one it is created once, readable only by the owner of the file, and found again', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'new') });
  const [first] = await findAuthSecrets(config);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await findAuthSecrets(config)).toEqual([first]);
  expect((await readFile(join(folder, 'new', 'auth-secret'), 'utf8')).trim()).toBe(first);
});

const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
test.each([
  ['a secret', one, [one]],
  ['the new and the old one', `${one}, ${other}`, [one, other]],
  ['a secret with a comma in it', `${one},short`, [`${one},short`]],
])('%s is read as such', (_, text, secrets) => {
  expect(secretsIn(text)).toEqual(secrets);
});

test('servers that start together all use the same secret', async () => {
  for (let round = 0; round < 20; round++) {
    const config = readConfig({ DATA_DIR: join(folder, String(round)) });
    const found = await Promise.all(
      Array.from({ length: 8 }, async () => (await findAuthSecrets(config))[0]),
    );
    expect(new Set(found).size).toBe(1);
    expect(found[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await readdir(config.dataDir)).toEqual(['auth-secret']);
  }
});

test('a DATA_DIR that is a file is refused with one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const refusal = findAuthSecrets(readConfig({ DATA_DIR: join(file, 'below') }));
  await expect(refusal).rejects.toThrow(StartRefused);
  await expect(refusal).rejects.toThrow(/^DATA_DIR cannot be used: [^\n]+$/);
});
