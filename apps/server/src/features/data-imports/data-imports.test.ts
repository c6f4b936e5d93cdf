import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { ContentRefused } from '../../platform/objects/index.ts';
import { buildPet } from '../../seed/builders/index.ts';
import { drawPdf } from '../documents/testing/draw-pdf.ts';
import { importData } from './data-import-jobs.ts';
import { importedInto, uploadExport } from './testing/move-account.ts';
import { exportedUid, soundRows, withRow, writeExport } from './testing/write-export.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;

async function importInto(person: Awaited<ReturnType<typeof server.newcomer>>, zip = writeExport()) {
  const storagePath = await uploadExport(server, person, zip);
  await server.call(person, 'importMyData', { storagePath });
  return importedInto(server, person);
}

const versionOf = (state: object) => ({
  vaccination_id: soundRows.vaccination[0]?.id,
  reason: null,
  snapshot: {
    ...{ vaccine: 'rabies-1y', administeredOn: '2024-06-03', state: 'active' },
    ...{ createdAt: '2024-06-03T10:00:00Z', updatedAt: '2024-06-03T10:00:00Z', ...state },
  },
});

test('an import adds no proof: what a clinic confirmed counts by its document, and without one as entered by the owner', async () => {
  const maya = await server.newcomer();
  const [dose] = soundRows.vaccination;
  const alone = {
    ...dose,
    id: '01900000-0000-7000-8000-0000000000e2',
    document_ids: [],
    evidence: 'reviewed',
  };
  const history = [
    { ...versionOf({ evidence: 'clinic', lotNumber: '1' }), version: 1 },
    { ...versionOf({ evidence: 'clinic', vaccine: 'lyme' }), version: 2, reason: 'Typed wrong' },
  ];
  const rows = { ...soundRows, vaccination: [dose, alone], vaccination_version: history };
  expect(await importInto(maya, writeExport({ rows }))).toMatchObject({
    ...{ state: 'done', fault: null },
    result: { pets: 1, vaccinations: 2, careRecords: 0, documents: 1, files: 1, leftOut: 0 },
  });
  const [pet] = (await server.call(maya, 'listPets', {})).items;
  const { items } = await server.call(maya, 'listVaccinations', { petId: pet?.id ?? '' });
  expect(items.map(({ evidence, documentIds }) => [evidence, documentIds.length]).toSorted()).toEqual([
    ['document', 1],
    ['owner', 0],
  ]);
  const vaccinationId = items.find(({ evidence }) => evidence === 'document')?.id ?? '';
  const versions = (await server.call(maya, 'listVaccinationHistory', { vaccinationId })).items;
  const now = new Date(nowMs).toISOString();
  expect(versions).toMatchObject([
    // The present version of a record, whatever the last version in the export says.
    { version: 2, at: now, by: maya.uid, reason: 'Typed wrong', vaccination: { vaccine: 'rabies-1y' } },
    { version: 1, at: now, by: maya.uid, vaccination: { lotNumber: '1', evidence: 'owner', createdAt: now } },
  ]);
  expect(await server.call(maya, 'getProfile', {})).toMatchObject({
    userType: 'owner',
    displayName: 'Maya Okafor',
  });
});

test('what a business recorded is not imported, nor is a document without its file', async () => {
  const maya = await server.newcomer();
  const [paper] = soundRows.document;
  const evaluation = {
    ...{
      id: 'e',
      pet_id: soundRows.pet[0]?.id,
      business_id: exportedUid,
      kind: 'evaluation',
      state: 'active',
    },
    ...{ facts: { on: '2024-01-01', passed: true }, document_ids: [], on_day: '2024-01-01' },
  };
  const elsewhere = { ...paper, id: 'd2', storage_path: `users/${exportedUid}/documents/gone.pdf` };
  const rows = { ...soundRows, care_record: [evaluation], document: [paper, elsewhere] };
  expect((await importInto(maya, writeExport({ rows })))?.result).toMatchObject({ documents: 1, leftOut: 2 });
  const [pet] = (await server.call(maya, 'listPets', {})).items;
  expect((await server.call(maya, 'listEvaluations', { petId: pet?.id ?? '' })).items).toEqual([]);
});

test('a document of one pet proves nothing about another', async () => {
  const maya = await server.newcomer();
  const [pet] = soundRows.pet;
  const other = '01900000-0000-7000-8000-0000000000a2';
  const rows = {
    ...withRow('vaccination', { pet_id: other }),
    pet: [pet, { ...pet, id: other, name: 'Rex' }],
  };
  await importInto(maya, writeExport({ rows }));
  const pets = (await server.call(maya, 'listPets', {})).items;
  const rex = pets.find(({ name }) => name === 'Rex')?.id ?? '';
  const { items } = await server.call(maya, 'listVaccinations', { petId: rex });
  expect(items).toMatchObject([{ evidence: 'owner', documentIds: [] }]);
});

test('only an empty account of an owner accepts an export, at the start and when it is saved', async () => {
  const [owner, theo, late] = [await server.owner(), await server.businessPerson(), await server.newcomer()];
  await buildPet(services, { owner });
  await server.call(late, 'setUserType', { userType: 'owner' });
  for (const person of [owner, theo]) {
    const storagePath = await uploadExport(server, person, writeExport());
    const refused = await server.refusal(person, 'importMyData', { storagePath });
    expect([refused.status, refused.details?.reason]).toEqual(['FAILED_PRECONDITION', 'account_not_empty']);
  }
  const storagePath = await uploadExport(server, late, writeExport());
  await server.call(late, 'importMyData', { storagePath });
  await buildPet(services, { owner: late, name: 'Mine' });
  expect(await importedInto(server, late)).toMatchObject({ state: 'failed', fault: 'account_not_empty' });
  expect((await server.call(late, 'listPets', {})).items).toMatchObject([{ name: 'Mine' }]);
  expect((await server.call(late, 'listDocuments', {})).items).toEqual([]);
});

test("another person's archive is not found, nor is a file of another folder", async () => {
  const [maya, ben] = [await server.newcomer(), await server.newcomer()];
  const theirs = await uploadExport(server, ben, writeExport());
  const path = `users/${maya.uid}/files/a.zip`;
  await services.objects.write({
    path,
    ownerId: maya.uid,
    contentType: 'application/zip',
    bytes: writeExport(),
  });
  for (const storagePath of [theirs, path, `users/${maya.uid}/archives/none.zip`]) {
    const refused = await server.refusal(maya, 'importMyData', { storagePath });
    expect([refused.status, refused.details?.reason]).toEqual(['FAILED_PRECONDITION', 'file_missing']);
  }
});

test('a repeated call starts one import, another one waits, and the result is streamed', async () => {
  const maya = await server.newcomer();
  const input = { storagePath: await uploadExport(server, maya, writeExport()), idempotencyKey: 'once' };
  const seen = await server.stream(maya, 'watchDataImport', {});
  expect(await seen.next()).toEqual({ message: { import: null } });
  const begun = await server.call(maya, 'importMyData', input);
  expect(await server.call(maya, 'importMyData', input)).toEqual(begun);
  const second = await server.refusal(maya, 'importMyData', { storagePath: input.storagePath });
  expect(second.details?.reason).toBe('import_running');
  await server.runJobs();
  for (;;) {
    const now = ((await seen.next()) as { message: { import: { id: string; state: string } } }).message
      .import;
    expect(now.id).toBe(begun.importId);
    if (now.state !== 'done') continue;
    expect(now).toMatchObject({ done: drawPdf('Rabies').length, fault: null, result: { pets: 1 } });
    break;
  }
});

test('an interrupted import continues, and extracted files are not read again', async () => {
  const maya = await server.newcomer();
  await server.call(maya, 'setUserType', { userType: 'owner' });
  const path = (name: string) => `users/${exportedUid}/files/${name}`;
  const files = { [path('a')]: Buffer.from('a'), [path('b')]: Buffer.from('b') };
  const zip = writeExport({ rows: { ...soundRows, document: [], vaccination: [] }, files });
  const storagePath = await uploadExport(server, maya, zip);
  const { importId } = await server.call(maya, 'importMyData', { storagePath });
  let staged = 0;
  const stage: typeof services.objects.stage = (...asked) => {
    staged += 1;
    if (staged === 2) throw new Error('The server ends.');
    return services.objects.stage(...asked);
  };
  const ending = { ...services, objects: { ...services.objects, stage } };
  const run = () => importData.run(ending, { importId }, { signal: new AbortController().signal });
  await expect(run()).rejects.toThrow('The server ends.');
  expect((await server.call(maya, 'listPets', {})).items).toEqual([]);
  await run();
  expect(staged).toBe(3);
  expect((await server.call(maya, 'listPets', {})).items).toHaveLength(1);
  const found = await services.objects.find(services.store.db, `users/${maya.uid}/files/b`);
  expect(found && (await services.objects.readAll(found)).toString()).toBe('b');
});

test('a file that was refused once, as on a busy machine, is inspected again', async () => {
  const maya = await server.newcomer();
  const storagePath = await uploadExport(server, maya, writeExport());
  const { importId } = await server.call(maya, 'importMyData', { storagePath });
  let refused = 0;
  const stage: typeof services.objects.stage = async (...asked) => {
    refused += 1;
    if (refused < 3) throw new ContentRefused('It took too long.');
    return services.objects.stage(...asked);
  };
  const busy = { ...services, objects: { ...services.objects, stage } };
  await importData.run(busy, { importId }, { signal: new AbortController().signal });
  expect((await server.call(maya, 'listPets', {})).items).toHaveLength(1);
});

test('the result of an import is deleted after 30 days, and an archive that was never imported after one', async () => {
  const [maya, ben] = [await server.newcomer(), await server.newcomer()];
  await importInto(maya);
  const left = await uploadExport(server, ben, writeExport());
  const rows = async () =>
    (await services.store.pool.query('select 1 from data_import where uid = $1', [maya.uid])).rowCount;
  nowMs += 24 * 60 * 60 * 1000 + 1;
  await server.runJobs();
  expect([await rows(), await services.objects.find(services.store.db, left)]).toEqual([1, null]);
  nowMs += 30 * 24 * 60 * 60 * 1000;
  await server.runJobs();
  expect(await rows()).toBe(0);
});
