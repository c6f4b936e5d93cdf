import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { listFailedJobs, openJobs, retryFailedJobs } from '../../platform/jobs/index.ts';
import { documentTable } from '../../schema/document.ts';
import { buildPet } from '../../seed/builders/index.ts';
import { readDocument } from './read-document.ts';
import { drawPdf } from './testing/draw-pdf.ts';

const server = await useServer();
const { services } = server;
const { store, log } = services;
const owner = await server.owner();
const pet = await buildPet(services, { owner });

async function addCertificate(): Promise<string> {
  const storagePath = `users/${owner.uid}/documents/${crypto.randomUUID()}.pdf`;
  const url = `${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(storagePath)}`;
  const headers = { authorization: `Firebase ${owner.token}`, 'content-type': 'application/pdf' };
  const body = Buffer.from(drawPdf('Rabies 3yr   given 06/15/2024   expires 06/15/2027'));
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  const kind = 'vaccination_certificate';
  return (await server.call(owner, 'addDocument', { petId: pet.id, storagePath, kind })).id;
}

const read = (documentId: string) => server.call(owner, 'getDocument', { documentId });

/** Runs jobs like a server, until `isDone`. */
async function workUntil(isDone: () => Promise<boolean>): Promise<void> {
  const jobs = await openJobs(store, log, [readDocument]);
  await jobs.work(services);
  await expect.poll(isDone, { timeout: 30_000 }).toBe(true);
  await jobs.close();
}

test('a document whose reading crashed a server is not read again, and its owner is told why', async () => {
  const id = await addCertificate();
  // What a killed server leaves behind: the mark that it began, and the job, which is run again.
  await store.db.update(documentTable).set({ readingStartedAt: new Date() }).where(eq(documentTable.id, id));
  await workUntil(async () => (await listFailedJobs(store)).length === 1);
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'interrupted', proposals: [] });
  expect(await listFailedJobs(store)).toMatchObject([
    { job: 'read-document', reason: expect.stringContaining('The server ended while it read this document') },
  ]);

  expect(await retryFailedJobs(store, log)).toBe(1);
  await workUntil(async () => (await read(id)).state === 'needs_review');
  expect(await read(id)).toMatchObject({ failure: null, proposals: [{ vaccine: { value: 'rabies-3y' } }] });
}, 90_000);

test('a server that stops in order leaves the reading to the next one', async () => {
  const id = await addCertificate();
  const jobs = await openJobs(store, log, [readDocument]);
  await jobs.work(services);
  const started = async () => {
    const [row] = await store.db.select().from(documentTable).where(eq(documentTable.id, id));
    return row?.readingStartedAt !== null;
  };
  await expect.poll(started, { timeout: 30_000, interval: 5 }).toBe(true);
  await jobs.close();
  expect([await started(), (await read(id)).state]).toEqual([false, 'processing']);
  await workUntil(async () => (await read(id)).state === 'needs_review');
}, 90_000);
