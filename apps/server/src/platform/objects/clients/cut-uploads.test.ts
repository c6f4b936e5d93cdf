import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, startProcess, useDatabase, useServer } from '../../../../test/index.ts';
import { startFaultyProxy } from './testing/faulty-proxy.ts';
import { ourClient } from './testing/our-client.ts';

/** How many uploads are cut; a busy machine takes 3 s for one, so the whole count is asked for by the environment. */
const runs = Number(process.env.CUT_UPLOADS ?? 10);
const databaseUrl = await useDatabase();
const server = await useServer({ DATABASE_URL: databaseUrl });
const owner = await server.owner();

/** Server that is killed in the middle lives in a process of its own, and comes back on the same port. */
test(
  `${runs} uploads cut at random bytes, the server killed in a tenth of them, all arrive whole`,
  async () => {
    const dataDir = await makeFolder();
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      PUBLIC_URL: server.services.config.publicUrl,
    };
    let running = await startProcess(environment);
    const port = new URL(running.url).port;
    let sent = 0;
    let wanted = 0;
    for (let run = 0; run < runs; run += 1) {
      const size = randomInt(300_000, 3_000_000);
      const bytes = randomBytes(size);
      const cutAt = randomInt(1, size);
      let isCut = false;
      let passed = 0;
      let inside = 1;
      const proxy = await startFaultyProxy(
        running.url,
        (line) => {
          const [offset = 0, length = 0] = (line.split(' ')[1] ?? '').split('+').map(Number);
          passed = offset;
          if (isCut || length === 0 || offset + length < cutAt) return null;
          isCut = true;
          inside = Math.max(1, cutAt - passed);
          return 'reset';
        },
        () => inside,
      );
      const storage = ourClient(proxy.url, owner.token, {
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 60))),
      });
      const path = `users/${owner.uid}/files/cut/${run}`;
      const task = storage.upload(path, new Blob([bytes]));
      if (run % 10 === 9) {
        await expect.poll(() => isCut, { timeout: 10_000, interval: 2 }).toBe(true);
        await running.end('SIGKILL');
        running = await startProcess({ ...environment, PORT: port });
      }
      await task.done;
      const stored = await ourClient(running.url, owner.token).getBlob(path);
      const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
      expect(hash(new Uint8Array(await stored.arrayBuffer()))).toBe(hash(bytes));
      expect(isCut).toBe(true);
      sent += proxy.bodyBytes();
      wanted += size;
      proxy.close();
    }
    console.log(
      `${runs} uploads, ${(sent / wanted).toFixed(4)} bytes on the wire for each byte of the files`,
    );
    expect(sent / wanted).toBeLessThanOrEqual(1.1);
    const kept = await readdir(join(dataDir, 'objects', 'objects'), { recursive: true });
    expect(await readdir(join(dataDir, 'objects', 'uploads'))).toEqual([]);
    expect(kept.filter((name) => name.includes('/'))).toHaveLength(runs);
    await running.end('SIGTERM');
  },
  60_000 + runs * 15_000,
);
