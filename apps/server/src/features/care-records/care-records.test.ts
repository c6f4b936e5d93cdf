import { addDays, type Rule } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { type CallRefused, countRows, useServer } from '../../../test/index.ts';
import {
  buildBusiness,
  buildCareRecord,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();
const today = new Date().toISOString().slice(0, 10);
const fecal = { test: 'fecal', takenOn: '2026-03-01', result: 'negative' } as const;

/** One case for each kind that owners write: how to record it, its facts and what a correction changes. */
const ownKinds = [
  ['Test', { ...fecal, target: null }, { result: 'positive' }, 'takenOn'],
  ['Treatment', { treatment: 'flea', givenOn: '2026-03-01' }, { treatment: 'tick' }, 'givenOn'],
  [
    'Exemption',
    { target: 'rabies', from: '2026-03-01', until: '2026-09-01' },
    { until: '2026-08-01' },
    'from',
  ],
  ['Declaration', { code: 'well', on: '2026-03-01', answer: 'yes' }, { answer: 'no' }, 'on'],
] as const;

describe.each(ownKinds)('%s', (noun, facts, change, dateField) => {
  // The names of four kinds of functions are built here; each is in the contract.
  const call = (verb: 'record' | 'correct' | 'withdraw', input: object) =>
    server.call(maya, `${verb}${noun}` as 'recordTest', input as never);
  const list = (petId: string, more: object = {}) =>
    server.call(maya, `list${noun}s` as 'listTests', { petId, ...more });
  const idField = `${noun.toLowerCase()}Id`;

  test('is saved as it was typed, as entered by its owner', async () => {
    const pet = await buildPet(services, { owner: maya });
    const kept = await call('record', { petId: pet.id, ...facts });
    expect(kept).toMatchObject({ petId: pet.id, ...facts, state: 'active' });
    if (noun !== 'Declaration') expect(kept).toMatchObject({ evidence: 'owner', documentIds: [] });
    expect((await list(pet.id)).items).toEqual([kept]);
  });
  test('is corrected and removed by new versions; each old version stays, with who, when and why', async () => {
    const pet = await buildPet(services, { owner: maya });
    const first = await call('record', { petId: pet.id, ...facts });
    const second = await call('correct', { [idField]: first.id, ...change, reason: 'Read it wrong' });
    const third = await call('withdraw', { [idField]: first.id, reason: 'Wrong pet' });
    expect(second).toMatchObject({ id: first.id, ...facts, ...change, state: 'active' });
    const history = await server.call(maya, 'listCareRecordHistory', { careRecordId: first.id });
    expect(history.items).toMatchObject([
      { version: 3, by: maya.uid, reason: 'Wrong pet', record: third },
      { version: 2, by: maya.uid, reason: 'Read it wrong', record: second },
      { version: 1, by: maya.uid, reason: null, record: first },
    ]);
    expect((await list(pet.id)).items).toMatchObject([{ id: first.id, state: 'withdrawn' }]);
    const refused = await server.refusal(maya, `correct${noun}` as 'correctTest', { [idField]: first.id });
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'withdrawn' } });
  });
  test.each([
    ['2999-01-01', 'the future'],
    ['2019-12-31', 'before birth'],
  ])('of %s, %s, is refused at its path, and nothing is written', async (day) => {
    const pet = await buildPet(services, { owner: maya, bornOn: '2020-01-01', bornOnPrecision: 'day' });
    const first = await call('record', { petId: pet.id, ...facts });
    const before = await countRows(services.store);
    const later = { ...('until' in facts ? { until: '3000-01-01' } : {}), [dateField]: day };
    for (const [name, input] of [
      [`record${noun}`, { petId: pet.id, ...facts, ...later }],
      [`correct${noun}`, { [idField]: first.id, ...later }],
    ] as const) {
      const refused = await server.refusal(maya, name as 'recordTest', input);
      expect(refused).toMatchObject({ status: 'INVALID_ARGUMENT' });
      expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([dateField]);
    }
    expect(await countRows(services.store)).toEqual(before);
  });
  test('recorded again with the same key counts once; with other input it is refused', async () => {
    const pet = await buildPet(services, { owner: maya });
    const input = { petId: pet.id, ...facts, idempotencyKey: crypto.randomUUID() };
    const [first, again] = [await call('record', input), await call('record', input)];
    expect(again).toEqual(first);
    expect((await list(pet.id)).items).toHaveLength(1);
    const refused = await server.refusal(maya, `record${noun}` as 'recordTest', { ...input, ...change });
    expect(refused.status).toBe('ALREADY_EXISTS');
  });
  test('the same record twice is saved, with a warning', async () => {
    const pet = await buildPet(services, { owner: maya });
    await call('record', { petId: pet.id, ...facts });
    const duplicate = await call('record', { petId: pet.id, ...facts });
    expect(duplicate.warnings?.map(({ code }) => code)).toEqual(['already_recorded']);
  });
  test('lists have pages, newest day first', async () => {
    const pet = await buildPet(services, { owner: maya });
    for (const day of ['2026-01-05', '2026-03-05', '2026-02-05']) {
      await call('record', { petId: pet.id, ...facts, [dateField]: day });
    }
    const first = await list(pet.id, { limit: 2 });
    const rest = await list(pet.id, { limit: 2, cursor: first.nextCursor });
    const days = [...first.items, ...rest.items].map((item) => Reflect.get(item, dateField));
    expect(days).toEqual(['2026-03-05', '2026-02-05', '2026-01-05']);
    expect(rest.nextCursor).toBeNull();
  });
});

describe('what is no record is refused at its path', () => {
  test.each([
    ['recordTest', { ...fecal, result: 'fine' }, 'result'],
    ['recordTest', { ...fecal, test: 'Not a code' }, 'test'],
    ['recordTest', { ...fecal, target: 'unicorn' }, 'target'],
    ['recordTest', { ...fecal, evidence: 'clinic' }, 'evidence'],
    ['recordTreatment', { treatment: 'x'.repeat(41), givenOn: today }, 'treatment'],
    ['recordExemption', { target: 'rabies', from: '2026-03-01', until: '2026-02-28' }, 'until'],
    ['recordExemption', { target: 'rabies', from: '2026-03-01' }, 'until'],
    ['recordExemption', { target: 'rabies', from: today, until: today, why: 'ill' }, 'why'],
    ['recordDeclaration', { code: 'well', on: today, answer: 'perhaps' }, 'answer'],
    ['recordTest', { ...fecal, documentIds: [crypto.randomUUID()] }, 'documentIds.0'],
  ] as const)('%s %j', async (name, facts, path) => {
    const pet = await buildPet(services, { owner: maya });
    const refused = await server.refusal(maya, name, { petId: pet.id, ...facts });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([path]);
  });
});

test('of ten corrections at once each builds on another or is asked to read again', async () => {
  const pet = await buildPet(services, { owner: maya });
  const { id: testId } = await server.call(maya, 'recordTest', { petId: pet.id, ...fecal });
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, day) =>
      server.call(maya, 'correctTest', { testId, takenOn: addDays('2026-03-01', day) }).then(
        () => 'made',
        (problem: CallRefused) => problem.refused.status,
      ),
    ),
  );
  const made = tries.filter((outcome) => outcome === 'made').length;
  expect(tries.filter((outcome) => outcome !== 'made')).toEqual(Array(10 - made).fill('ABORTED'));
  const history = await server.call(maya, 'listCareRecordHistory', { careRecordId: testId });
  expect(history.items).toHaveLength(made + 1);
});

async function buildSubscribedBusiness(rules: Rule[] = [], pet?: Awaited<ReturnType<typeof buildPet>>) {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner, timeZone: 'UTC' });
  await buildRequirements(services, { business, rules });
  const visitor = pet ?? (await buildPet(services, { owner: maya }));
  await buildConnection(services, { business, pet: visitor });
  return { owner, business, pet: visitor };
}

describe('an evaluation', () => {
  const rules: Rule[] = [{ id: 'evaluated', level: 'required', requirement: { kind: 'evaluation' } }];
  test('is made by staff of a connected business, and counts only there', async () => {
    const { business, pet } = await buildSubscribedBusiness(rules);
    const elsewhere = await buildSubscribedBusiness(rules, pet);
    const staff = await server.as(await buildMember(services, { business }));
    const input = { businessId: business.id, petId: pet.id, on: today, passed: true };
    const kept = await server.call(staff, 'recordEvaluation', input);
    expect(kept).toMatchObject({ ...input, state: 'active' });
    const verdictAt = async (businessId: string) =>
      (await server.call(maya, 'getCompliance', { petId: pet.id, businessId })).verdict;
    expect(await verdictAt(business.id)).toBe('compliant');
    expect(await verdictAt(elsewhere.business.id)).toBe('non_compliant');
  });
  test('is read by the pet’s owner and by the business that made it, by no one else', async () => {
    const { owner, business, pet } = await buildSubscribedBusiness();
    const elsewhere = await buildSubscribedBusiness([], pet);
    const input = { businessId: business.id, petId: pet.id, on: today, passed: false };
    const { id } = await server.call(owner, 'recordEvaluation', input);
    const seenBy = async (who: typeof owner) =>
      (await server.call(who, 'listEvaluations', { petId: pet.id })).items.map((item) => item.id);
    expect(await seenBy(maya)).toEqual([id]);
    expect(await seenBy(owner)).toEqual([id]);
    expect(await seenBy(elsewhere.owner)).toEqual([]);
    for (const who of [elsewhere.owner, await server.businessPerson(), maya]) {
      const refused = await server.refusal(who, 'correctEvaluation', { evaluationId: id, passed: true });
      expect(refused.status).toBe('NOT_FOUND');
    }
  });
  test('needs a connection, and ends with it', async () => {
    const { owner, business, pet } = await buildSubscribedBusiness();
    const outsider = await buildPet(services);
    const refused = await server.refusal(owner, 'recordEvaluation', {
      businessId: business.id,
      petId: outsider.id,
      on: today,
      passed: true,
    });
    expect(refused.status).toBe('NOT_FOUND');
    await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
    expect((await server.refusal(owner, 'listEvaluations', { petId: pet.id })).status).toBe('NOT_FOUND');
  });
  test('can be corrected and withdrawn by the business that made it', async () => {
    const { owner, business, pet } = await buildSubscribedBusiness(rules);
    const input = { businessId: business.id, petId: pet.id, on: today, passed: false };
    const { id: evaluationId } = await server.call(owner, 'recordEvaluation', input);
    const corrected = await server.call(owner, 'correctEvaluation', { evaluationId, passed: true });
    expect(corrected.passed).toBe(true);
    const gone = await server.call(owner, 'withdrawEvaluation', { evaluationId, reason: 'Another dog' });
    expect(gone.state).toBe('withdrawn');
    const report = await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
    expect(report.checks[0]?.status).toBe('missing');
  });
  test('expires a number of days after the last visit at that business', async () => {
    const lapsing: Rule = {
      ...rules[0],
      id: 'e',
      level: 'required',
      requirement: { kind: 'evaluation', lapsesAfterDays: 30 },
    };
    const { business, pet } = await buildSubscribedBusiness([lapsing]);
    const on = addDays(today, -40);
    await buildCareRecord(services, {
      pet,
      kind: 'evaluation',
      facts: { on, passed: true },
      businessId: business.id,
    });
    const subject = { petId: pet.id, businessId: business.id };
    const statusNow = async () => (await server.call(maya, 'getCompliance', subject)).checks[0]?.status;
    expect(await statusNow()).toBe('expired');
    await services.store.pool.query(
      `update connection set last_visit_at = now() - interval '5 days' where pet_id = $1`,
      [pet.id],
    );
    expect(await statusNow()).toBe('met');
  });
});

describe('the engine reads', () => {
  const levels: [string, Rule['requirement'], string, object][] = [
    [
      'tests',
      { kind: 'test', test: 'fecal', maxAgeDays: 180 },
      'recordTest',
      { test: 'fecal', takenOn: addDays(today, -10), result: 'negative' },
    ],
    [
      'treatments',
      { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
      'recordTreatment',
      { treatment: 'flea', givenOn: addDays(today, -1) },
    ],
    [
      'declarations',
      { kind: 'declaration', code: 'well', maxAgeDays: 30 },
      'recordDeclaration',
      { code: 'well', on: addDays(today, -1), answer: 'yes' },
    ],
    [
      'exemptions',
      { kind: 'vaccination', targets: ['rabies'], accepts: { exemption: true } },
      'recordExemption',
      { target: 'rabies', from: addDays(today, -1), until: addDays(today, 90) },
    ],
    [
      'titers',
      { kind: 'vaccination', targets: ['rabies'], accepts: { titerMonths: 12 } },
      'recordTest',
      { test: 'rabies-titer', target: 'rabies', takenOn: addDays(today, -10), result: 'protective' },
    ],
  ];
  test.each(levels)('%s', async (_, requirement, name, facts) => {
    const { business, pet } = await buildSubscribedBusiness([
      { id: 'asked', level: 'required', requirement },
    ]);
    const ask = () => server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
    expect((await ask()).verdict).toBe('non_compliant');
    const kept = await server.call(maya, name as 'recordTest', { petId: pet.id, ...facts } as never);
    expect(await ask()).toMatchObject({ verdict: 'compliant', checks: [{ recordIds: [kept.id] }] });
  });
  test('the evidence: an entry by the owner is not a document', async () => {
    const requirement = { kind: 'test', test: 'fecal', maxAgeDays: 180, evidence: 'document' } as const;
    const { business, pet } = await buildSubscribedBusiness([
      { id: 'asked', level: 'required', requirement },
    ]);
    const facts = { ...fecal, target: null, takenOn: addDays(today, -10) };
    await buildCareRecord(services, { pet, kind: 'test', facts });
    const subject = { petId: pet.id, businessId: business.id };
    const statusNow = async () => (await server.call(maya, 'getCompliance', subject)).checks[0]?.status;
    expect(await statusNow()).toBe('unverified');
    await buildCareRecord(services, { pet, kind: 'test', facts, evidence: 'document' });
    expect(await statusNow()).toBe('met');
  });
});

test('a business reads records with scope records only, and the owner sees the view', async () => {
  const { owner, business, pet } = await buildSubscribedBusiness();
  await server.call(maya, 'recordTest', { petId: pet.id, ...fecal });
  expect((await server.refusal(owner, 'listTests', { petId: pet.id })).status).toBe('NOT_FOUND');
  await server.call(maya, 'connectPet', { petId: pet.id, businessId: business.id, scope: 'records' });
  expect((await server.call(owner, 'listTests', { petId: pet.id })).items).toHaveLength(1);
  const views = await server.call(maya, 'listViews', { petId: pet.id });
  expect(views).toMatchObject({ items: [{ businessId: business.id, what: 'records' }] });
});
