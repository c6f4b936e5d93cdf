import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { buildBenchFixture } from './fixture.ts';
import { keepResult, median, rounded } from './keep-result.ts';
import { type Contestant, serve } from './serve.ts';
import { compareWithEmulator } from './storage-peer.ts';

const MiB = 1024 * 1024;
const size = 16 * MiB;
const eachRound = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const goals: Readonly<Record<string, number>> = { upload: 0.9, download: 1 };
const root = fileURLToPath(new URL('..', import.meta.url));

interface Target {
  readonly upload: string;
  readonly download: string;
  readonly headers: Record<string, string>;
}

/**
 * Compares uploads and downloads through our storage with a bare handler, and the size of our client with the published
 * one.
 */
export async function compareStorage(databaseUrl: string, folder: string): Promise<void> {
  await weighClients();
  const shared = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://bench.test' };
  const environment = {
    ...shared,
    AUTH_SECRET: 'b'.repeat(40),
    CALLS_PER_MINUTE: '100000000',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DEMO: '0',
  };
  const { uid, token } = await buildBenchFixture(environment, 0);
  const running: Contestant[] = [];
  try {
    const ours = await serve('clearpaw', '../apps/server/src/main.ts', environment);
    running.push(ours);
    const bare = await serve('bare', './bare-files.ts', { BENCH_FOLDER: folder });
    running.push(bare);
    const bareUrl = `http://127.0.0.1:${bare.port}/`;
    const path = encodeURIComponent(`users/${uid}/files/bench.bin`);
    const objects = `http://127.0.0.1:${ours.port}/v0/b/clearpaw/o`;
    const authorization = `Firebase ${token}`;
    await race(
      {
        upload: `${objects}?name=${path}`,
        download: `${objects}/${path}?alt=media`,
        headers: { authorization },
      },
      { upload: bareUrl, download: bareUrl, headers: {} },
    );
    await compareWithEmulator(
      { port: ours.port, token, path: `users/${uid}/files/peer.bin` },
      randomBytes(size),
      rounds,
    );
  } finally {
    await Promise.all(running.map((contestant) => contestant.stop()));
  }
}

async function race(ours: Target, bare: Target): Promise<void> {
  const bytes = randomBytes(size);
  const kinds = { upload, download };
  for (const target of [ours, bare]) {
    await upload(target, bytes);
    await download(target);
  }
  for (const [kind, run] of Object.entries(kinds)) {
    const measured: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      // In turns, so that a slow moment of the machine meets both.
      measured.ours.push(await perSecond(() => run(ours, bytes)));
      measured.bare.push(await perSecond(() => run(bare, bytes)));
    }
    const [our, their] = [median(measured.ours), median(measured.bare)];
    const ratio = rounded(our / their, 2);
    console.log(
      `${kind} of 16 MiB: ${rounded(our, 0)} MiB/s, bare node:http ${rounded(their, 0)} MiB/s, ratio ${ratio}, goal at least ${goals[kind]}.`,
    );
    await keepResult(`storage-${kind}`, { measured, ratio, goal: goals[kind] });
  }
}

async function upload({ upload: url, headers }: Target, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const type = { 'content-type': 'application/octet-stream' };
  const reply = await fetch(url, { method: 'POST', headers: { ...headers, ...type }, body });
  if (!reply.ok) throw new Error(`An upload was answered with ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function download({ download: url, headers }: Target): Promise<void> {
  const reply = await fetch(url, { headers });
  const { byteLength } = await reply.arrayBuffer();
  if (byteLength !== size) throw new Error(`A download gave ${byteLength} bytes with ${reply.status}.`);
}

async function perSecond(run: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  for (let nth = 0; nth < eachRound; nth += 1) await run();
  return (eachRound * size) / MiB / ((performance.now() - begun) / 1000);
}

/** Functions and storage, each with what is needed to call, upload, read, list and delete. */
async function weighClients(): Promise<void> {
  const ours = await weight(
    `export { createCalls, createStorage } from '${root}packages/client/src/index.ts';`,
  );
  const theirs = await weight(`
    export { initializeApp } from 'firebase/app';
    export { getFunctions, httpsCallable } from 'firebase/functions';
    export { deleteObject, getBlob, getDownloadURL, getMetadata, getStorage, list, ref, updateMetadata,
      uploadBytesResumable } from 'firebase/storage';`);
  console.log(
    `functions + storage client: ${ours} B gzip, the published one ${theirs} B, goal at most 8000 B.`,
  );
  await keepResult('client-size', { ours, theirs, goal: 8000 });
}

async function weight(code: string): Promise<number> {
  const entry = `${root}bench/entry.js`;
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const bundle = await rolldown({ input: entry, platform: 'browser', plugins: [plugin] });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0);
}
