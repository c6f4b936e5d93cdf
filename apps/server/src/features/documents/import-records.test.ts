import { addDays, type Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { countRows, post, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildPet, buildRequirements } from '../../seed/builders/index.ts';
import { spoiledFile } from './testing/spoiled-file.ts';
import { storeFile, storeRecords } from './testing/store-records.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();
const today = new Date().toISOString().slice(0, 10);
const given = addDays(today, -30);

const immunization = (fields: object = {}) => ({
  resourceType: 'Immunization',
  status: 'completed',
  vaccineCode: { text: 'Rabies 1 year' },
  occurrenceDateTime: given,
  lotNumber: 'L-1',
  ...fields,
});

async function importFile(petId: string, file: unknown) {
  return server.call(maya, 'importRecords', { petId, storagePath: await storeRecords(server, maya, file) });
}

test('a file only proposes; what its owner confirms is recorded, as entered by the owner', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  const rules: Rule[] = [
    { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
  ];
  const business = await buildBusiness(services, { timeZone: 'UTC' });
  await buildRequirements(services, { business, rules });
  await buildConnection(services, { business, pet, scope: 'records' });
  const verdict = async () =>
    (await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id })).verdict;
  const read = await importFile(pet.id, immunization());
  expect(read).toMatchObject({
    state: 'needs_review',
    contentType: 'application/fhir+json',
    imported: { subject: null, notTaken: [], more: 0 },
    proposals: [
      { vaccine: { value: 'rabies-1y' }, administeredOn: { value: given }, lotNumber: { value: 'L-1' } },
    ],
  });
  expect((await server.call(maya, 'listVaccinations', { petId: pet.id })).items).toEqual([]);
  expect(await verdict()).toBe('non_compliant');
  const dose = { vaccine: 'rabies-1y', administeredOn: given, expiresOn: addDays(given, 365) };
  const done = await server.call(maya, 'confirmExtraction', { documentId: read.id, vaccinations: [dose] });
  expect(done.vaccinations).toMatchObject([{ ...dose, evidence: 'owner', documentIds: [] }]);
  expect(done.document.state).toBe('reviewed');
  expect(await verdict()).toBe('compliant');
});

test('a file of records proves nothing: neither a dose, nor a required document', async () => {
  const pet = await buildPet(services, { owner: maya });
  const { id: documentId } = await importFile(pet.id, immunization());
  const dose = { petId: pet.id, vaccine: 'rabies-1y', administeredOn: given };
  const refused = await server.refusal(maya, 'recordVaccination', { ...dose, documentIds: [documentId] });
  expect(refused.details?.issues?.[0]?.path).toBe('documentIds.0');
  const recorded = await server.call(maya, 'recordVaccination', dose);
  const again = { vaccine: 'rabies-1y', administeredOn: given, lotNumber: 'L-1', replaces: recorded.id };
  const done = await server.call(maya, 'confirmExtraction', { documentId, vaccinations: [again] });
  expect(done.vaccinations).toMatchObject([
    { id: recorded.id, lotNumber: 'L-1', evidence: 'owner', documentIds: [] },
  ]);
  const business = await buildBusiness(services, { timeZone: 'UTC' });
  const requirement = { kind: 'document', document: 'licence', through: 'arrival' } as const;
  await buildRequirements(services, { business, rules: [{ id: 'paper', level: 'required', requirement }] });
  await buildConnection(services, { business, pet, scope: 'records' });
  await server.call(maya, 'updateDocument', { documentId, kind: 'licence' });
  const report = await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
  expect(report.checks).toMatchObject([{ status: 'missing' }]);
});

test('the same upload sent twice is one document; its pages are not read', async () => {
  const pet = await buildPet(services, { owner: maya });
  const storagePath = await storeRecords(server, maya, immunization());
  const input = { petId: pet.id, storagePath, idempotencyKey: crypto.randomUUID() };
  const [first, second] = [
    await server.call(maya, 'importRecords', input),
    await server.call(maya, 'importRecords', input),
  ];
  expect(second.id).toBe(first.id);
  expect((await server.call(maya, 'listDocuments', { petId: pet.id })).items).toHaveLength(1);
  const refused = await server.refusal(maya, 'addDocument', { petId: pet.id, storagePath });
  expect(refused.details?.issues?.[0]).toMatchObject({ path: 'storagePath' });
});

test('another person’s file, and one that is not a record, are refused', async () => {
  const pet = await buildPet(services, { owner: maya });
  const other = await server.owner();
  const theirs = await storeRecords(server, other, immunization());
  const refused = await server.refusal(maya, 'importRecords', { petId: pet.id, storagePath: theirs });
  expect(refused.details?.issues?.[0]?.path).toBe('storagePath');
  const patient = await storeRecords(server, maya, { resourceType: 'Patient' });
  const unfit = await server.refusal(maya, 'importRecords', { petId: pet.id, storagePath: patient });
  expect(unfit.details?.issues?.[0]?.message).toContain('expected a Bundle, an Immunization');
});

test.each([
  ['50 MB of FHIR', () => `{"resourceType":"Bundle","entry":[${'{},'.repeat(17_000_000)}{}]}`],
  ['JSON that is no FHIR', () => '{"name":"x"}'],
  ['half a file', () => '{"resourceType":"Bundle","entry":[{'],
  ['a web page', () => '<!doctype html><script>alert(1)</script>'],
  ['a script that looks like JSON', () => '{}/**/alert(1)//"resourceType"'],
])('%s is not even stored', async (_, content) => {
  const { reply, storagePath } = await storeFile(server, maya, content());
  expect(reply.status).toBe(415);
  expect(await services.objects.find(services.store.db, storagePath)).toBeNull();
});

test('200 corrupted files are each refused or proposed as text; nothing is executed and nothing is partly written', async () => {
  const pet = await buildPet(services, { owner: maya });
  const began = performance.now();
  const outcomes = { refused: 0, proposed: 0 };
  for (let seed = 1; seed <= 200; seed += 1) {
    const { reply, storagePath } = await storeFile(server, maya, spoiledFile(seed));
    if (!reply.ok) {
      expect(reply.status).toBe(415);
      outcomes.refused += 1;
      continue;
    }
    const before = await countRows(services.store);
    const answer = await post(server.url, maya, 'importRecords', { petId: pet.id, storagePath });
    const isImported = answer.status === 200;
    // INVALID_ARGUMENT; a 500 would mean that the file crashed the server.
    if (!isImported) expect([seed, answer.status]).toEqual([seed, 400]);
    const documents = (before.document ?? 0) + (isImported ? 1 : 0);
    expect(await countRows(services.store)).toEqual({ ...before, document: documents });
    outcomes[isImported ? 'proposed' : 'refused'] += 1;
  }
  expect((await server.call(maya, 'listVaccinations', { petId: pet.id })).items).toEqual([]);
  expect(outcomes.proposed).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(10);
  expect(performance.now() - began).toBeLessThan(60_000);
});
