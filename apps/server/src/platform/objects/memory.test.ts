import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeFolder, startProcess, useDatabase, useServer } from '../../../test/index.ts';
import { memoryBombs } from './testing/memory-bombs.ts';

/** How many files are sent at once; an environment variable sets the full number, with documents among them. */
const atOnce = Number(process.env.BOMBS_AT_ONCE ?? 4);
const withDocuments = atOnce >= 10;
/**
 * The server's memory limit during the attack, which does not depend on the number of files: 40 take as much as 20.
 * Idle it takes about 380 MiB.
 */
const maxServerMiB = 1280;
const databaseUrl = await useDatabase();
const server = await useServer({ DATABASE_URL: databaseUrl });
const owner = await server.owner();

/** The most memory that a process has used so far, by the kernel's count. */
async function peakMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

test(
  `${atOnce} concurrent files made to fill its memory: the server stays below ${maxServerMiB} MiB and continues`,
  async () => {
    const environment = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: await makeFolder(),
      STORAGE_URL: server.services.config.storageUrl,
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      PUBLIC_URL: server.services.config.publicUrl,
    };
    const running = await startProcess(environment);
    const rest = await peakMiB(running.pid);
    const bombs = await memoryBombs(withDocuments);
    const store = async (nth: number): Promise<string> => {
      const { name, type, bytes } = bombs[nth % bombs.length] as (typeof bombs)[number];
      const path = `users/${owner.uid}/documents/${nth}-${name}`;
      const url = `${running.url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`;
      const headers = { authorization: `Firebase ${owner.token}`, 'content-type': type };
      const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
      return `${name} ${reply.status}`;
    };
    const outcomes = await Promise.all(Array.from({ length: atOnce }, (_, nth) => store(nth)));
    const peak = await peakMiB(running.pid);
    console.log(`${atOnce} bombs at once: ${rest} MiB at rest, at most ${peak} MiB`);
    expect([...new Set(outcomes)].sort()).toEqual([
      'largest.jpg 200',
      'long.jpg 415',
      ...(withDocuments ? ['long.pdf 415'] : []),
      'noise.png 415',
      ...(withDocuments ? ['unfolding.pdf 415'] : []),
    ]);
    expect(peak).toBeLessThan(maxServerMiB);
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    await running.end('SIGTERM');
  },
  60_000 + atOnce * 20_000,
);
