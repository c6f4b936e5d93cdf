import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probeFreeSpace } from './free-space.ts';

test('a folder that no one has made yet has the room of the disk it will be on', async () => {
  const folder = join(tmpdir(), crypto.randomUUID(), 'data');
  await expect(probeFreeSpace(folder, 0)).resolves.toBeUndefined();
  await expect(probeFreeSpace(folder, 1024 ** 4)).rejects.toThrow(/are free on the disk/);
});
