import { readFile } from 'node:fs/promises';
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

/** Wide, so that a busy machine does not fail the test; a server that is stopped is silent for many seconds. */
const maxSilenceMs = 2_000;
const maxServerMiB = 1024;

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

/** Stores a file and has it read; answers the document's id. */
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
  const badges: { petId: string; badge: string }[] = [];
  for (let count = 0; count < 40; count += 1) {
    const pet = await buildPet(services);
    await buildVaccination(services, { pet });
    badges.push({ petId: pet.id, badge: (await buildBadge(services, { pet })).code });
  }
  const businessId = business.id;
  return async (url: string) => {
    const next = badges.pop();
    if (!next) throw new Error('All pets are checked in already.');
    await postCall(url, staff, 'scanBadge', { businessId, badge: next.badge });
    const how = { method: 'badge', decision: 'admit', idempotencyKey: crypto.randomUUID() } as const;
    await postCall(url, staff, 'checkIn', { businessId, ...next, ...how });
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);
}

/** What a photo and a check-in of other people take, again and again until `isOver`. */
async function measure(url: string, checkIn: (url: string) => Promise<void>, isOver: () => boolean) {
  const uploads: number[] = [];
  const checkIns: number[] = [];
  while (!isOver() && checkIns.length < 15) {
    uploads.push(
      await timed(async () => expect((await upload(url, bystander, 'photos', photo))[0]).toBe(200)),
    );
    checkIns.push(await timed(() => checkIn(url)));
  }
  return { uploads, checkIns };
}

async function peakMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** Everything at once that one account can send to keep the server busy. */
async function attack(url: string): Promise<string[]> {
  const png = await blankPng(8_000);
  const authorization = `Firebase ${attacker.token}`;
  const documents = [bracketPdf(60_000), bracketPdf(150_000), await picturePdf(12_000)];
  const sendMany = async (count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      expect((await upload(url, attacker, 'photos', png))[0]).toBe(200);
    }
  };
  const [ids] = await Promise.all([
    Promise.all(documents.map((bytes) => addDocument(url, bytes))),
    ...Array.from({ length: 5 }, () => sendMany(4)),
    ...[88_000, 160_000].map((bytes) =>
      sendCrumbs(url, `users/${attacker.uid}/files/x`, authorization, bytes),
    ),
  ]);
  return ids as string[];
}

test('files that are made to stop it: the server answers, and others hardly notice', async () => {
  const running = await start(await makeFolder());
  const { url } = running;
  const checkIn = await openDesk();
  await measure(url, checkIn, () => nth > 1);
  const quietWatch = await watchHealth(url);
  let left = 7;
  const quiet = await measure(url, checkIn, () => left-- === 0);
  const quietLongest = await quietWatch.longestMs();

  const watch = await watchHealth(url);
  let isOver = false;
  const attacked = attack(url).then(async (ids) => {
    const isRead = async () => {
      const states = await Promise.all(ids.map((id) => readOf(url, id)));
      return states.every(({ state }) => state !== 'processing');
    };
    await expect.poll(isRead, { timeout: 120_000, interval: 300 }).toBe(true);
    isOver = true;
  });
  const busy = await measure(url, checkIn, () => isOver);
  await attacked;
  const [longest, peak] = [await watch.longestMs(), await peakMiB(running.pid)];
  const said = [quiet, busy].map((times) => [median(times.uploads), median(times.checkIns)]);
  console.log(
    `health at most ${quietLongest} -> ${longest} ms; upload ${said[0]?.[0]} -> ${said[1]?.[0]} ms (at most ${Math.round(Math.max(...busy.uploads))}), ` +
      `check-in ${said[0]?.[1]} -> ${said[1]?.[1]} ms, ${busy.uploads.length} times; ${peak} MiB`,
  );
  expect(longest).toBeLessThan(maxSilenceMs);
  expect(peak).toBeLessThan(maxServerMiB);
  expect(Math.max(...busy.uploads)).toBeLessThan(15_000);
  await running.end('SIGTERM');
}, 300_000);

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
