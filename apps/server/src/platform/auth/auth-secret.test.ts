import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, StartRefused } from '../config/index.ts';
import { findAuthSecret } from './auth-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearpaw-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a configured secret is used unchanged and never stored', async () => {
  const secret = 'x'.repeat(40);
  expect(await findAuthSecret(readConfig({ DATA_DIR: folder, AUTH_SECRET: secret }))).toBe(secret);
  expect(await readdir(folder)).toEqual([]);
});

test('without one it is created once, readable only by the owner of the file, and found again', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'new') });
  const first = await findAuthSecret(config);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await findAuthSecret(config)).toBe(first);
  expect((await readFile(join(folder, 'new', 'auth-secret'), 'utf8')).trim()).toBe(first);
});

test('servers that start together all use the same secret', async () => {
  for (let round = 0; round < 20; round++) {
    const config = readConfig({ DATA_DIR: join(folder, String(round)) });
    const found = await Promise.all(Array.from({ length: 8 }, () => findAuthSecret(config)));
    expect(new Set(found).size).toBe(1);
    expect(found[0]?.length).toBeGreaterThanOrEqual(32);
    expect(await readdir(config.dataDir)).toEqual(['auth-secret']);
  }
});

test('a DATA_DIR that is a file is refused with one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const refusal = findAuthSecret(readConfig({ DATA_DIR: join(file, 'below') }));
  await expect(refusal).rejects.toThrow(StartRefused);
  await expect(refusal).rejects.toThrow(/^DATA_DIR cannot be used: [^\n]+$/);
});
