import { describe, expect, test } from 'vitest';
import { mailsTo, type TestPerson, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';
import { drawPdf } from './testing/draw-pdf.ts';
import { drawScan } from './testing/draw-scan.ts';

const server = await useServer();
const owner = await server.owner();
const pet = await buildPet(server.services, { owner });

const table = `Maple Hollow Animal Clinic            Printed: 09/02/2025
Vaccine            Date Given   Due Date     Lot/Serial  Manufacturer  Vet
Rabies 3yr         06/15/2024   06/15/2027   18844A      Merck         Lind
DA2PP 3yr          06/15/2024   06/15/2027   512209      Zoetis        Lind`;

async function store(
  person: TestPerson,
  name: string,
  bytes: Uint8Array,
  folder = 'documents',
): Promise<string> {
  const path = `users/${person.uid}/${folder}/${name}`;
  const url = `${server.url}/v0/b/clearpaw/o?name=${encodeURIComponent(path)}`;
  const headers = { authorization: `Firebase ${person.token}`, 'content-type': 'application/octet-stream' };
  const reply = await fetch(url, { method: 'POST', headers, body: Buffer.from(bytes) });
  expect(reply.status).toBe(200);
  return path;
}

async function addRead(
  kind: 'vaccination_certificate' | 'insurance',
  page = table,
  name = `${crypto.randomUUID()}.pdf`,
) {
  const storagePath = await store(owner, name, drawPdf(page));
  const added = await server.call(owner, 'addDocument', { petId: pet.id, storagePath, kind });
  expect(added).toMatchObject({ state: 'processing', contentType: 'application/pdf', kind });
  await server.runJobs();
  return server.call(owner, 'getDocument', { documentId: added.id });
}

describe('a certificate', () => {
  test('is read: its vaccinations, their regions on the page, and a picture of each page', async () => {
    const read = await addRead('vaccination_certificate');
    expect(read.state).toBe('needs_review');
    const alert = { kind: 'document_read', petId: pet.id, documentId: read.id };
    const body = expect.stringContaining(read.title);
    expect((await server.call(owner, 'listAlerts', {})).items).toMatchObject([{ ...alert, body }]);
    expect((await mailsTo(server, owner.email))[0]?.text).toContain(`/docs/${read.id}`);
    expect(
      read.proposals.map((one) => [one.vaccine.value, one.administeredOn.value, one.lotNumber.value]),
    ).toEqual([
      ['rabies-3y', '2024-06-15', '18844A'],
      ['dhpp-3y', '2024-06-15', '512209'],
    ]);
    const place = read.proposals[0]?.administeredOn.place;
    // 19 characters of 5.4 points after a margin of 20, on a page of 842.
    expect(place).toMatchObject({ page: 1, x: expect.closeTo(0.1456, 3) });
    expect(read.pages).toHaveLength(1);
    const picture = await get(owner, read.pages[0]?.path ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('that was reviewed or deleted leaves no unread alert behind', async () => {
    const [first, second] = [
      await addRead('vaccination_certificate'),
      await addRead('vaccination_certificate'),
    ];
    const unread = async () =>
      (await server.call(owner, 'listAlerts', {})).items
        .filter(
          ({ readAt, documentId }) => readAt === null && [first.id, second.id].includes(documentId ?? ''),
        )
        .map(({ documentId }) => documentId);
    expect(await unread()).toEqual([second.id, first.id]);
    await server.call(owner, 'confirmExtraction', { documentId: first.id, vaccinations: [] });
    expect(await unread()).toEqual([second.id]);
    await server.call(owner, 'deleteDocument', { documentId: second.id });
    expect(await unread()).toEqual([]);
    await server.call(owner, 'deleteDocument', { documentId: first.id });
  });

  test('as a scan without any text is read by text recognition', async () => {
    const scan = drawScan('Rabies 3yr   given 06/15/2024   expires 06/15/2027');
    const storagePath = await store(owner, 'scan.png', scan);
    const added = await server.call(owner, 'addDocument', {
      petId: pet.id,
      storagePath,
      kind: 'vaccination_certificate',
    });
    await server.runJobs();
    const read = await server.call(owner, 'getDocument', { documentId: added.id });
    expect(
      read.proposals.map((one) => [one.vaccine.value, one.administeredOn.value, one.expiresOn.value]),
    ).toEqual([['rabies-3y', '2024-06-15', '2027-06-15']]);
  }, 60_000);

  test('confirmed, becomes doses that are proven by it, once', async () => {
    const { id } = await addRead('vaccination_certificate');
    const dose = { vaccine: 'rabies-3y', administeredOn: '2024-06-15', expiresOn: '2027-06-15' };
    const input = { documentId: id, vaccinations: [dose], idempotencyKey: crypto.randomUUID() };
    const { document, vaccinations } = await server.call(owner, 'confirmExtraction', input);
    expect(vaccinations).toMatchObject([{ ...dose, evidence: 'document', documentIds: [id] }]);
    expect(document).toMatchObject({ state: 'reviewed', vaccinationIds: [vaccinations[0]?.id] });
    expect(await server.call(owner, 'confirmExtraction', input)).toEqual({ document, vaccinations });
    await server.call(owner, 'deleteDocument', { documentId: id });
    const listed = await server.call(owner, 'listVaccinations', { petId: pet.id });
    const left = listed.items.find((one) => one.id === vaccinations[0]?.id);
    expect(left).toMatchObject({ evidence: 'owner', documentIds: [] });
  });

  test('that repeats a typed dose corrects and proves it instead of recording it twice', async () => {
    const own = await buildPet(server.services, { owner });
    const typed = await server.call(owner, 'recordVaccination', {
      petId: own.id,
      vaccine: 'rabies-1y',
      administeredOn: '2024-06-14',
      lotNumber: 'TYPED1',
    });
    const storagePath = await store(owner, `${crypto.randomUUID()}.pdf`, drawPdf(table));
    const { id } = await server.call(owner, 'addDocument', { petId: own.id, storagePath });
    await server.runJobs();
    const dose = { vaccine: 'rabies-3y', administeredOn: '2024-06-15', expiresOn: '2027-06-15' };
    const confirmAs = (replaces: string) => ({
      documentId: id,
      vaccinations: [{ ...dose, lotNumber: null, replaces }],
    });
    const elsewhere = await server.call(owner, 'recordVaccination', {
      petId: pet.id,
      vaccine: 'rabies-1y',
      administeredOn: '2024-06-14',
    });
    expect(await server.refusal(owner, 'confirmExtraction', confirmAs(elsewhere.id))).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: { issues: [{ path: 'vaccinations.0.replaces' }] },
    });
    const { vaccinations, document } = await server.call(owner, 'confirmExtraction', confirmAs(typed.id));
    expect(vaccinations).toMatchObject([
      { ...dose, id: typed.id, lotNumber: 'TYPED1', evidence: 'document', documentIds: [id] },
    ]);
    expect(document).toMatchObject({ state: 'reviewed', vaccinationIds: [typed.id] });
    const { items } = await server.call(owner, 'listVaccinations', { petId: own.id });
    expect(items.map((one) => one.id)).toEqual([typed.id]);
  });

  test('is streamed: the progress of reading, then the document', async () => {
    const storagePath = await store(owner, 'live.pdf', drawPdf(table));
    const { id } = await server.call(owner, 'addDocument', { petId: pet.id, storagePath });
    const stream = await server.stream(owner, 'watchDocument', { documentId: id });
    expect(await stream.next()).toEqual({ message: { progress: 0 } });
    await server.runJobs();
    const messages: { progress?: number; id?: string }[] = [];
    while (!messages.at(-1)?.id) messages.push(((await stream.next()) as { message: object }).message);
    expect(messages.slice(0, -1).map(({ progress }) => progress)).toEqual([0.5, 1]);
    expect(messages.at(-1)).toMatchObject({ id, state: 'needs_review' });
    stream.close();
  });
});

test('a document type without vaccinations only gets its pictures', async () => {
  expect(await addRead('insurance')).toMatchObject({ state: 'reviewed', proposals: [], pages: [{}] });
});

test('a newer one replaces an older one in the list; the older stays readable', async () => {
  const older = await addRead('insurance');
  const storagePath = await store(owner, 'newer.pdf', drawPdf('new'));
  const newer = await server.call(owner, 'addDocument', { petId: pet.id, storagePath, replaces: older.id });
  const { items } = await server.call(owner, 'listDocuments', { petId: pet.id, limit: 100 });
  const ids = items.map(({ id }) => id);
  expect([ids.includes(newer.id), ids.includes(older.id)]).toEqual([true, false]);
  expect(await server.call(owner, 'getDocument', { documentId: older.id })).toMatchObject({ id: older.id });
});

test('it is named, dated and sorted, and listed over all pets of its owner', async () => {
  const { id } = await addRead('insurance');
  const changes = {
    title: 'Policy',
    kind: 'licence',
    issuedOn: '2025-01-01',
    expiresOn: '2026-01-01',
  } as const;
  expect(await server.call(owner, 'updateDocument', { documentId: id, ...changes })).toMatchObject(changes);
  const { items } = await server.call(owner, 'listDocuments', { limit: 1 });
  expect(items[0]?.title).toBe('Policy');
});

describe('what becomes a document', () => {
  test.each([
    ['a path of somebody else', async () => store(await server.owner(), 'x.pdf', drawPdf('x'))],
    ['a plain file', () => store(owner, 'x.bin', Buffer.from('x'), 'files')],
    ['nothing', async () => `users/${owner.uid}/documents/missing.pdf`],
  ])('%s: refused at its path', async (_, path) => {
    const refused = await server.refusal(owner, 'addDocument', { petId: pet.id, storagePath: await path() });
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual(['storagePath']);
  });
});

describe('a dose and its documents', () => {
  const dose = { vaccine: 'rabies-1y', administeredOn: '2025-05-05' } as const;
  test('a document of another pet proves nothing', async () => {
    const { id } = await addRead('insurance');
    const other = await buildPet(server.services, { owner });
    const input = { ...dose, petId: other.id, documentIds: [id] };
    const refused = await server.refusal(owner, 'recordVaccination', input);
    expect(refused.details?.issues?.[0]?.path).toBe('documentIds.0');
  });
  test('is under review while its document waits for the owner', async () => {
    const own = await buildPet(server.services, { owner });
    const storagePath = await store(owner, 'review.pdf', drawPdf(table));
    const { id } = await server.call(owner, 'addDocument', { petId: own.id, storagePath });
    await server.call(owner, 'recordVaccination', { ...dose, petId: own.id, documentIds: [id] });
    const { vaccinationRecordsOf } = await import('../vaccinations/index.ts');
    const look = async () =>
      (await vaccinationRecordsOf(server.services.store.db, [own.id])).get(own.id)?.[0];
    expect(await look()).toMatchObject({ evidence: 'document', underReview: true });
    await server.runJobs();
    expect(await look()).toMatchObject({ underReview: true });
    await server.call(owner, 'confirmExtraction', { documentId: id, vaccinations: [] });
    expect(await look()).toMatchObject({ underReview: false });
  });
});

function get(person: TestPerson | null, path: string, query = 'alt=media'): Promise<Response> {
  const headers: Record<string, string> = person ? { authorization: `Firebase ${person.token}` } : {};
  return fetch(`${server.url}/v0/b/clearpaw/o/${encodeURIComponent(path)}?${query}`, { headers });
}

describe('a business that the pet is connected to', () => {
  test('reads documents with scope records, each view is in the log, and nothing once it is disconnected', async () => {
    const { services } = server;
    const own = await buildPet(services, { owner });
    const boss = await server.businessPerson();
    const business = await buildBusiness(services, { owner: boss });
    const staff = await server.businessPerson();
    await buildMember(services, { business, account: staff });
    const storagePath = await store(owner, 'shared.pdf', drawPdf(table));
    const { id } = await server.call(owner, 'addDocument', { petId: own.id, storagePath });
    await server.runJobs();
    expect((await get(staff, storagePath)).status).toBe(403);
    await buildConnection(services, { business, pet: own, scope: 'records' });
    expect((await server.call(staff, 'listDocuments', { petId: own.id })).items).toHaveLength(1);
    const { pages } = await server.call(staff, 'getDocument', { documentId: id });
    expect((await get(staff, pages[0]?.path ?? '')).status).toBe(200);
    const described = (await (await get(staff, storagePath, '')).json()) as { downloadTokens: string };
    const link = `alt=media&token=${described.downloadTokens}`;
    expect((await get(null, storagePath, link)).status).toBe(200);
    expect((await server.call(owner, 'listViews', { petId: own.id })).items.length).toBeGreaterThan(0);
    await server.call(owner, 'disconnectPet', { petId: own.id, businessId: business.id });
    expect((await get(staff, storagePath)).status).toBe(403);
    expect((await get(null, storagePath, link)).status).toBe(401);
    expect(await server.refusal(staff, 'getDocument', { documentId: id })).toMatchObject({
      status: 'NOT_FOUND',
    });
  });
  test('loses the open stream within a second of being disconnected', async () => {
    const { services } = server;
    const own = await buildPet(services, { owner });
    const boss = await server.businessPerson();
    const business = await buildBusiness(services, { owner: boss });
    await buildConnection(services, { business, pet: own, scope: 'records' });
    const storagePath = await store(owner, 'watched.pdf', drawPdf(table));
    const { id } = await server.call(owner, 'addDocument', { petId: own.id, storagePath });
    const stream = await server.stream(boss, 'watchDocument', { documentId: id });
    const owners = await server.stream(owner, 'watchDocument', { documentId: id });
    await Promise.all([stream.next(), owners.next()]);
    await server.call(owner, 'disconnectPet', { petId: own.id, businessId: business.id });
    expect(await stream.next(1_000)).toMatchObject({ error: { status: 'NOT_FOUND' } });
    await stream.ended;
    expect(owners.waiting()).toEqual([]);
  });
});

test('that is deleted deletes its object and pictures; the object alone cannot be deleted', async () => {
  const { id, storagePath, pages } = await addRead('insurance');
  const url = `${server.url}/v0/b/clearpaw/o/${encodeURIComponent(storagePath)}`;
  const held = await fetch(url, { method: 'DELETE', headers: { authorization: `Firebase ${owner.token}` } });
  expect(held.status).toBe(400);
  await server.call(owner, 'deleteDocument', { documentId: id });
  expect((await get(owner, storagePath)).status).toBe(404);
  expect((await get(owner, pages[0]?.path ?? '')).status).toBe(404);
});

test('a pet that is erased takes its documents along', async () => {
  const own = await buildPet(server.services, { owner });
  const storagePath = await store(owner, 'last.pdf', drawPdf('x'));
  await server.call(owner, 'addDocument', { petId: own.id, storagePath });
  await server.call(owner, 'deletePet', { petId: own.id });
  const { pool } = server.services.store;
  await pool.query(`update pet set deleted_at = now() - interval '31 days' where id = $1`, [own.id]);
  await server.runJobs();
  expect((await get(owner, storagePath)).status).toBe(404);
});
