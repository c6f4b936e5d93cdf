import { setTimeout as pause } from 'node:timers/promises';
import type { Rule } from '@clearpaw/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  makeFolder,
  postCall,
  type ServerProcess,
  startProcess,
  type TestPerson,
  useDatabase,
  useServer,
  watchHealth,
  watchMemory,
} from '../test/index.ts';
import { listFailedJobs } from './platform/jobs/index.ts';
import { blankPng, bracketPdf, picturePdf } from './platform/objects/testing/busy-files.ts';
import { sendCrumbs } from './platform/objects/testing/crumbs.ts';
import {
  buildBadge,
  buildBusiness,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from './seed/builders/index.ts';

/** How often everything is sent again; none in `npm test`, where each file is sent once. */
const rounds = Number(process.env.LOAD_ROUNDS ?? 0);
/** Each document and each upload in crumbs that is sent at the same moment. */
const atOnce = rounds > 0 ? 5 : 1;
/** The campaign's are for a quiet machine; a server that is stopped is silent for many seconds on a busy one too. */
const goals = rounds > 0 ? { healthMs: 250, slower: 2 } : { healthMs: 2_000, slower: 100 };
const maxMiB = 1024;

const databaseUrl = await useDatabase();
const { services, ...server } = await useServer({ DATABASE_URL: databaseUrl });
const attacker = await server.owner();
const bystander = await server.owner();
const attackerPet = await buildPet(services, { owner: attacker });
const photo = await sharp({
  create: {
    width: 4032,
    height: 3024,
    channels: 3,
    background: '#c63',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg()
  .toBuffer();

/** A page of print without any text in it, which takes a reader of letters several seconds. */
const print = Array.from(
  { length: 60 },
  (_, row) => `<text x="40" y="${60 + row * 40}">Rabies ${row} 06/15/2024</text>`,
);
const scan = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2500" font-size="28"><rect width="100%" height="100%" fill="#fff"/>${print.join('')}</svg>`;

async function start(dataDir: string): Promise<ServerProcess> {
  return startProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    PUBLIC_URL: services.config.publicUrl,
    ...(rounds > 0 && { NODE_ENV: 'production' }),
  });
}
let nth = 0;

/** The status of an upload to a folder of someone's own. */
async function upload(
  url: string,
  who: TestPerson,
  folder: string,
  bytes: Uint8Array,
): Promise<[number, string]> {
  nth += 1;
  const path = `users/${who.uid}/${folder}/${nth}`;
  const headers = { authorization: `Firebase ${who.token}`, 'content-type': 'application/octet-stream' };
  const address = `${url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`;
  const reply = await fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) });
  await reply.text();
  return [reply.status, path];
}

/** Stores a file and has it read; returns the document's id. */
async function addDocument(url: string, bytes: Uint8Array): Promise<string> {
  const [status, storagePath] = await upload(url, attacker, 'documents', bytes);
  expect(status).toBe(200);
  const input = { petId: attackerPet.id, storagePath, kind: 'vaccination_certificate' } as const;
  return (await postCall(url, attacker, 'addDocument', input)).id;
}

const readOf = (url: string, documentId: string) => postCall(url, attacker, 'getDocument', { documentId });

/** A desk that scans badges and checks pets in, one after the other. */
async function openDesk() {
  const rules: Rule[] = [
    { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
  ];
  const business = await buildBusiness(services);
  await buildRequirements(services, { business, rules });
  const staff = await server.as(await buildMember(services, { business }));
  const pets: { petId: string; badge: string }[] = [];
  for (let count = 0; count < 40; count += 1) {
    const pet = await buildPet(services);
    await buildVaccination(services, { pet });
    pets.push({ petId: pet.id, badge: (await buildBadge(services, { pet })).code });
  }
  const businessId = business.id;
  let turn = 0;
  /** Answers what the scan and the check-in took; the pet leaves again. */
  return async (url: string): Promise<number> => {
    const next = pets[turn++ % pets.length] ?? { petId: '', badge: '' };
    const begun = performance.now();
    await postCall(url, staff, 'scanBadge', { businessId, badge: next.badge });
    const how = { method: 'badge', decision: 'admit', idempotencyKey: crypto.randomUUID() } as const;
    const { id: checkInId } = await postCall(url, staff, 'checkIn', { businessId, ...next, ...how });
    const took = performance.now() - begun;
    await postCall(url, staff, 'checkOut', { businessId, checkInId, idempotencyKey: crypto.randomUUID() });
    return took;
  };
}

/** Over once it was asked more often than that. */
function times(count: number): () => boolean {
  let left = count;
  return () => left-- === 0;
}

/** How many of these documents are still being read. */
async function countUnread(ids: readonly string[]): Promise<number> {
  const unread = "select 1 from document where id = any($1) and state = 'processing'";
  return (await services.store.pool.query(unread, [ids])).rows.length;
}

/** What a photo and a check-in of other people take, again and again until `isOver`. */
async function measure(url: string, checkIn: (url: string) => Promise<number>, isOver: () => boolean) {
  const uploads: number[] = [];
  const checkIns: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    expect((await upload(url, bystander, 'photos', photo))[0]).toBe(200);
    uploads.push(performance.now() - begun);
    checkIns.push(await checkIn(url));
    // People pause; without pauses this would be an attack as well.
    await pause(100);
  }
  return { upload: timesOf(uploads), checkIn: timesOf(checkIns) };
}

function timesOf(all: readonly number[]) {
  const sorted = all.toSorted((a, b) => a - b).map(Math.round);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? Number.NaN, count: sorted.length };
}

interface Attack {
  readonly png: Buffer;
  readonly documents: readonly Buffer[];
}

/** Made before anything is measured: packing 430 MB takes a processor for some seconds. */
async function prepareAttack(): Promise<Attack> {
  const different = [bracketPdf(60_000), bracketPdf(150_000), await picturePdf(12_000)];
  return { png: await blankPng(8_000), documents: Array.from({ length: atOnce }, () => different).flat() };
}

/** The lengths of uploads that come in pieces of 3 to 6 bytes. */
const crumbs = rounds > 0 ? Array.from({ length: atOnce }, () => 160_000) : [88_000, 160_000];

/** Everything at once that one account can send to keep the server busy. */
async function attack(url: string, { png, documents }: Attack): Promise<string[]> {
  const authorization = `Firebase ${attacker.token}`;
  const sendMany = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      expect((await upload(url, attacker, 'photos', png))[0]).toBe(200);
    }
  };
  const [ids] = await Promise.all([
    Promise.all(documents.map((bytes) => addDocument(url, bytes))),
    ...Array.from({ length: 5 }, () => sendMany(4)),
    ...crumbs.map((bytes) => sendCrumbs(url, `users/${attacker.uid}/files/x`, authorization, bytes)),
  ]);
  return ids as string[];
}

async function attackInRounds(url: string, files: Attack): Promise<void> {
  for (let round = 0; round < Math.max(1, rounds); round += 1) {
    const ids = await attack(url, files);
    await expect.poll(() => countUnread(ids), { timeout: 300_000, interval: 300 }).toBe(0);
  }
}

test(
  'files that are made to stop it: the server answers, and others hardly notice',
  async () => {
    const running = await start(await makeFolder());
    const { url } = running;
    const [checkIn, files] = await Promise.all([openDesk(), prepareAttack()]);
    await measure(url, checkIn, times(3));
    const quietWatch = await watchHealth(url);
    const quiet = await measure(url, checkIn, times(rounds > 0 ? 40 : 7));
    const quietHealth = await quietWatch.stop();

    const [watch, memory] = [await watchHealth(url), watchMemory(running.pid)];
    let isOver = false;
    const attacked = attackInRounds(url, files).finally(() => {
      isOver = true;
    });
    const busy = await measure(url, checkIn, () => isOver);
    await attacked;
    const [health, peak] = [await watch.stop(), memory.stop()];
    const slower = {
      upload: busy.upload.median / quiet.upload.median,
      checkIn: busy.checkIn.median / quiet.checkIn.median,
    };
    console.log('quiet', { ...quiet, health: quietHealth }, 'busy', { ...busy, health }, { slower, peak });
    expect(health.most).toBeLessThan(goals.healthMs);
    expect(peak.serverMiB).toBeLessThan(maxMiB);
    expect(busy.upload.most).toBeLessThan(15_000);
    expect(Math.max(slower.upload, slower.checkIn)).toBeLessThan(goals.slower);
    await running.end('SIGTERM');
  },
  300_000 + rounds * 300_000,
);

test('killed while it reads a document: it is parked with a reason, and the next server does not try it again', async () => {
  const dataDir = await makeFolder();
  const first = await start(dataDir);
  const slow = await sharp(Buffer.from(scan)).png().toBuffer();
  const id = await addDocument(first.url, slow);
  const isBeingRead = async () => {
    const { rows } = await services.store.pool.query(
      'select 1 from document where id = $1 and reading_started_at is not null',
      [id],
    );
    return rows.length === 1;
  };
  await expect.poll(isBeingRead, { timeout: 30_000, interval: 20 }).toBe(true);
  await first.end('SIGKILL');
  expect(await isBeingRead()).toBe(true);
  // A dead server is noticed by its silence; half a minute of it is passed over here.
  await services.store.pool.query(
    "update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'read-document' and state = 'active'",
  );
  const second = await start(dataDir);
  const parked = async () => (await listFailedJobs(services.store)).map(({ job, tries }) => [job, tries]);
  await expect.poll(parked, { timeout: 60_000 }).toEqual([['read-document', 2]]);
  expect(await readOf(second.url, id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
  await second.end('SIGTERM');
}, 180_000);
