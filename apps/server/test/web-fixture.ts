import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A built web app as small as it can be: a page and one hashed file. */
export async function useWebFixture(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'clearpaw-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>The app</title>');
  await writeFile(join(root, 'assets', 'app-1a2b3c4d.js'), 'export const one = 1;');
  await writeFile(join(root, 'assets', 'scan-worker-1a2b3c4d.js'), 'export const two = 2;');
  afterAll(() => rm(root, { recursive: true, force: true }));
  return root;
}
