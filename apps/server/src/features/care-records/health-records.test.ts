import { describe, expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildDocument, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();
const today = new Date().toISOString().slice(0, 10);

const medication = {
  ...{ name: 'Apoquel', dose: '16 mg', schedule: 'Every morning', startedOn: '2026-03-01' },
  ...{ endedOn: null, prescriber: 'Dr. Ortiz', duringVisits: true },
};
const visit = { on: '2026-03-01', clinic: 'Lakeside', reason: 'Annual exam', notes: 'Teeth fine.' };

/** Each kind: its name and id, its list, what is recorded, what a correction changes, and what may be left out. */
const kinds = [
  ['Medication', 'medicationId', 'listMedications', medication, { dose: '8 mg', endedOn: '2026-04-01' }],
  [
    ...['Allergy', 'allergyId', 'listAllergies'],
    { substance: 'Chicken', reaction: 'Itching', severity: 'moderate' },
    { severity: 'severe', reaction: null },
  ],
  [
    ...['Condition', 'conditionId', 'listConditions'],
    { name: 'Hip dysplasia', diagnosedOn: '2026-03-01', resolvedOn: null },
    { resolvedOn: '2026-05-01' },
  ],
  ['Weight', 'weightId', 'listWeights', { on: '2026-03-01', kg: 27.4 }, { kg: 27.9 }],
  ['VetVisit', 'vetVisitId', 'listVetVisits', visit, { clinic: null, notes: 'Lepto given.' }],
] as [string, string, 'listWeights', object, object][];

describe.each(kinds)('%s', (noun, idField, listName, facts, change) => {
  const call = (verb: 'record' | 'correct' | 'withdraw', input: object) =>
    server.call(maya, `${verb}${noun}` as 'recordTest', input as never);
  const list = async (petId: string) => (await server.call(maya, listName, { petId })).items;

  test('is saved as it was typed, as entered by its owner', async () => {
    const pet = await buildPet(services, { owner: maya });
    const kept = await call('record', { petId: pet.id, ...facts });
    const common = { petId: pet.id, state: 'active', evidence: 'owner', documentIds: [] };
    expect(kept).toMatchObject({ ...common, ...facts });
    expect(await list(pet.id)).toEqual([kept]);
  });
  test('is corrected and removed by new versions; each old one stays with who, when and why', async () => {
    const pet = await buildPet(services, { owner: maya });
    const first = await call('record', { petId: pet.id, ...facts });
    // A visit already has a field named `reason`.
    const why = noun === 'VetVisit' ? 'correctionReason' : 'reason';
    const second = await call('correct', { [idField]: first.id, ...change, [why]: 'Read it wrong' });
    expect(second).toMatchObject({ id: first.id, ...facts, ...change });
    const third = await call('withdraw', { [idField]: first.id, reason: 'Wrong pet' });
    const history = await server.call(maya, 'listCareRecordHistory', { careRecordId: first.id });
    expect(history.items).toMatchObject([
      { version: 3, by: maya.uid, reason: 'Wrong pet', record: third },
      { version: 2, reason: 'Read it wrong', record: second },
      { version: 1, reason: null, record: first },
    ]);
    const refused = await server.refusal(maya, `correct${noun}` as 'correctTest', { [idField]: first.id });
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'withdrawn' } });
  });
  test('has documents of its own pet, and its evidence falls back when one is deleted', async () => {
    const pet = await buildPet(services, { owner: maya });
    const [paper, foreign] = [await buildDocument(services, { pet }), await buildDocument(services)];
    const kept = await call('record', { petId: pet.id, ...facts, documentIds: [paper.id] });
    expect(kept).toMatchObject({ documentIds: [paper.id], evidence: 'document' });
    const input = { petId: pet.id, ...facts, documentIds: [foreign.id] };
    const refused = await server.refusal(maya, `record${noun}` as 'recordTest', input);
    expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['documentIds.0']);
    await server.call(maya, 'deleteDocument', { documentId: paper.id });
    expect(await list(pet.id)).toMatchObject([{ id: kept.id, documentIds: [], evidence: 'owner' }]);
  });
  test('recorded again with the same key counts once', async () => {
    const pet = await buildPet(services, { owner: maya });
    const input = { petId: pet.id, ...facts, idempotencyKey: crypto.randomUUID() };
    expect(await call('record', input)).toEqual(await call('record', input));
    expect(await list(pet.id)).toHaveLength(1);
  });
  test('is read by a business with scope records, never with scope verdict', async () => {
    const pet = await buildPet(services, { owner: maya });
    await call('record', { petId: pet.id, ...facts });
    const owner = await server.businessPerson();
    const business = await buildBusiness(services, { owner });
    await buildConnection(services, { pet, business });
    expect((await server.refusal(owner, listName, { petId: pet.id })).status).toBe('NOT_FOUND');
    await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'records' });
    expect((await server.call(owner, listName, { petId: pet.id })).items).toHaveLength(1);
  });
});

describe('an invalid record is refused with its path, and nothing is written', () => {
  test.each([
    ['recordMedication', { ...medication, name: ' ' }, 'name'],
    ['recordMedication', { ...medication, endedOn: '2026-02-01' }, 'endedOn'],
    ['recordAllergy', { substance: 'Chicken', severity: 'fatal' }, 'severity'],
    ['recordCondition', { name: 'Arthritis', resolvedOn: '2999-01-01' }, 'resolvedOn'],
    ['recordCondition', { name: 'Arthritis', diagnosedOn: '2019-12-31' }, 'diagnosedOn'],
    ['recordWeight', { on: '2026-03-01', kg: 0 }, 'kg'],
    ['recordWeight', { on: '2999-03-01', kg: 3 }, 'on'],
    ['recordVetVisit', { on: '2019-12-31', reason: 'Check' }, 'on'],
  ] as const)('%s %j', async (name, facts, path) => {
    const pet = await buildPet(services, { owner: maya, bornOn: '2020-01-01', bornOnPrecision: 'day' });
    const before = await countRows(services.store);
    const refused = await server.refusal(maya, name, { petId: pet.id, ...facts });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await countRows(services.store)).toEqual(before);
  });
});

test('unknown facts may be left out', async () => {
  const pet = await buildPet(services, { owner: maya });
  const short = { petId: pet.id, name: 'Apoquel', dose: '16 mg', startedOn: today };
  expect(await server.call(maya, 'recordMedication', short)).toMatchObject({
    ...{ schedule: null, endedOn: null, prescriber: null, duringVisits: false },
  });
});

test("the pet's weight is the latest measurement, also after a correction and a removal", async () => {
  const pet = await buildPet(services, { owner: maya });
  const weigh = (on: string, kg: number) => server.call(maya, 'recordWeight', { petId: pet.id, on, kg });
  const shown = async () => (await server.call(maya, 'getPet', { petId: pet.id })).weightKg;
  const november = await weigh('2026-11-18', 27.4);
  expect(await shown()).toBe(27.4);
  await weigh('2026-09-01', 27.6);
  expect(await shown()).toBe(27.4);
  await server.call(maya, 'correctWeight', { weightId: november.id, kg: 27.2 });
  expect(await shown()).toBe(27.2);
  await server.call(maya, 'correctWeight', { weightId: november.id, on: '2026-08-01' });
  expect(await shown()).toBe(27.6);
  await server.call(maya, 'withdrawWeight', { weightId: november.id });
  expect(await shown()).toBe(27.6);
});

test('a rule about the weight uses the newest one', async () => {
  const pet = await buildPet(services, { owner: maya });
  const { pool } = services.store;
  const business = await buildBusiness(services);
  await buildConnection(services, { pet, business });
  await pool.query(`update connection set due_at = '2999-01-01' where pet_id = $1`, [pet.id]);
  await server.call(maya, 'recordWeight', { petId: pet.id, on: today, kg: 4 });
  const { rows } = await pool.query('select due_at <= now() as due from connection where pet_id = $1', [
    pet.id,
  ]);
  expect(rows).toEqual([{ due: true }]);
});

test('a very different weight is saved, with a warning', async () => {
  const pet = await buildPet(services, { owner: maya });
  await server.call(maya, 'recordWeight', { petId: pet.id, on: '2026-11-01', kg: 27.4 });
  const odd = await server.call(maya, 'recordWeight', { petId: pet.id, on: '2026-11-18', kg: 60.4 });
  expect(odd.warnings?.map(({ code }) => code)).toEqual(['unusual_weight']);
});

test('all of it is in the export of the owner’s data', async () => {
  const keeper = await server.owner();
  const pet = await buildPet(services, { owner: keeper });
  await server.call(keeper, 'recordAllergy', { petId: pet.id, substance: 'Planted mark', severity: 'mild' });
  const { gatherPersonalData } = await import('../own-data/gather-personal-data.ts');
  expect(JSON.stringify(await gatherPersonalData(services.store, keeper.uid))).toContain('Planted mark');
});
