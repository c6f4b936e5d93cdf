import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probeFreeSpace } from './free-space.ts';

test('a folder that does not exist yet has the free space of its future disk', async () => {
  const folder = join(tmpdir(), crypto.randomUUID(), 'data');
  await expect(probeFreeSpace(folder, 0)).resolves.toBeUndefined();
  await expect(probeFreeSpace(folder, 1024 ** 4)).rejects.toThrow(/are free on the disk/);
});
