import { addDays, type Rule } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { documentTable } from '../../schema/document.ts';
import {
  buildBusiness,
  buildConnection,
  buildDocument,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

const licence: Rule = {
  id: 'licence',
  level: 'required',
  requirement: { kind: 'document', document: 'licence', through: 'arrival' },
};

async function buildSubscribedBusiness(pet: PetRow, rules: Rule[] = [licence]) {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner, timeZone: 'UTC' });
  await buildRequirements(services, { business, rules });
  await buildConnection(services, { business, pet, scope: 'records' });
  const ask = () => server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
  /** Whether the business finds it among its compliant pets; such a list is only as current as the last judgment. */
  const isListed = async () => {
    const asked = { businessId: business.id, verdict: 'compliant' } as const;
    return (await server.call(owner, 'listConnections', asked)).items.length === 1;
  };
  return { ask, isListed };
}

describe('a rule that requires a document', () => {
  test('is met by one of its kind, follows its dates, and is not met once it is deleted', async () => {
    const pet = await buildPet(services, { owner: maya });
    const { ask, isListed } = await buildSubscribedBusiness(pet);
    expect(await ask()).toMatchObject({ verdict: 'non_compliant', checks: [{ status: 'missing' }] });
    const paper = await buildDocument(services, { pet, kind: 'insurance' });
    const change = (changes: { kind?: 'licence'; expiresOn?: string }) =>
      server.call(maya, 'updateDocument', { documentId: paper.id, ...changes });
    expect((await ask()).checks[0]?.status).toBe('missing');
    await change({ kind: 'licence', expiresOn: inDays(90) });
    expect(await ask()).toMatchObject({
      verdict: 'compliant',
      checks: [{ status: 'met', recordIds: [paper.id], validUntil: inDays(90) }],
    });
    expect(await isListed()).toBe(true);
    await change({ expiresOn: inDays(-1) });
    expect((await ask()).checks[0]?.status).toBe('expired');
    expect(await isListed()).toBe(false);
    await change({ expiresOn: inDays(90) });
    expect(await isListed()).toBe(true);
    await server.call(maya, 'deleteDocument', { documentId: paper.id });
    expect((await ask()).checks[0]?.status).toBe('missing');
    expect(await isListed()).toBe(false);
  });

  test.each([
    ['rejected', { state: 'rejected' }, 'missing'],
    ['replaced by a newer one', { replacedBy: crypto.randomUUID() }, 'missing'],
    ['still being read', { state: 'processing' }, 'met'],
    ['kept without being readable', { state: 'failed' }, 'met'],
  ] as const)('a paper that is %s', async (_, state, status) => {
    const pet = await buildPet(services, { owner: maya });
    const { ask } = await buildSubscribedBusiness(pet);
    await buildDocument(services, { pet, kind: 'licence', ...state });
    expect((await ask()).checks[0]?.status).toBe(status);
  });

  test.each([
    ['being read', 'processing', 'pending'],
    ['waiting for its owner', 'needs_review', 'pending'],
    ['waiting for the business', 'reviewed', 'pending'],
  ] as const)('where a paper must have been checked, one that is %s', async (_, state, status) => {
    const checked = { ...licence, requirement: { ...licence.requirement, evidence: 'reviewed' } } as Rule;
    const pet = await buildPet(services, { owner: maya });
    const { ask } = await buildSubscribedBusiness(pet, [checked]);
    await buildDocument(services, { pet, kind: 'licence', state });
    expect((await ask()).checks[0]?.status).toBe(status);
  });

  test('another pet’s document does not count', async () => {
    const pet = await buildPet(services, { owner: maya });
    const { ask } = await buildSubscribedBusiness(pet);
    await buildDocument(services, { pet: await buildPet(services, { owner: maya }), kind: 'licence' });
    expect((await ask()).checks[0]?.status).toBe('missing');
  });
});

test('an owner is reminded of a document that expires, and not once it is renewed', async () => {
  // Reminders follow events from their first run on.
  await server.runJobs();
  const owner = await server.owner();
  const pet = await buildPet(services, { owner, name: 'Biscuit' });
  const paper = await buildDocument(services, { pet, kind: 'licence' });
  await server.call(owner, 'updateDocument', { documentId: paper.id, expiresOn: inDays(5) });
  await server.runJobs();
  const alerts = async () => (await server.call(owner, 'listAlerts', {})).items;
  expect(await alerts()).toMatchObject([
    { kind: 'renewal', petId: pet.id, title: 'Biscuit: something to renew within 5 days' },
  ]);
  expect((await alerts())[0]?.body).toContain('Licence');
  const renewed = await server.owner();
  const other = await buildPet(services, { owner: renewed });
  await buildDocument(services, { pet: other, kind: 'licence', expiresOn: inDays(400) });
  const old = await buildDocument(services, { pet: other, kind: 'licence' });
  await server.call(renewed, 'updateDocument', { documentId: old.id, expiresOn: inDays(5) });
  await server.runJobs();
  expect((await server.call(renewed, 'listAlerts', {})).items).toEqual([]);
});

const proven = [
  ['Test', { test: 'fecal', takenOn: '2026-03-01', result: 'negative' }],
  ['Treatment', { treatment: 'flea', givenOn: '2026-03-01' }],
  ['Exemption', { target: 'rabies', from: '2026-03-01', until: '2026-09-01' }],
] as const;

test.each(proven)(
  'a deleted document is no longer named by any %s; the record stays, as stated by its owner',
  async (noun, facts) => {
    const pet = await buildPet(services, { owner: maya });
    const [gone, left] = [await buildDocument(services, { pet }), await buildDocument(services, { pet })];
    const record = (documentIds: string[]) =>
      server.call(maya, `record${noun}` as 'recordTest', { petId: pet.id, ...facts, documentIds } as never);
    const both = await record([gone.id, left.id]);
    const only = await record([gone.id]);
    expect([both.evidence, only.evidence]).toEqual(['document', 'document']);
    await server.call(maya, 'deleteDocument', { documentId: gone.id });
    const { items } = await server.call(maya, `list${noun}s` as 'listTests', { petId: pet.id });
    const found = (id: string) => items.find((item) => item.id === id);
    expect(found(both.id)).toMatchObject({ documentIds: [left.id], evidence: 'document' });
    expect(found(only.id)).toMatchObject({ documentIds: [], evidence: 'owner' });
    const history = await server.call(maya, 'listCareRecordHistory', { careRecordId: only.id });
    expect(history.items).toMatchObject([
      { version: 2, by: maya.uid, reason: 'The document was deleted.' },
      { version: 1, record: { documentIds: [gone.id] } },
    ]);
  },
);

test('a co-owner loses the open stream of a document within a second after sharing ends', async () => {
  const pet = await buildPet(services, { owner: maya });
  const ben: TestPerson = await server.owner();
  const sharing = { petId: pet.id, uid: ben.uid, access: 'read', since: new Date() } as const;
  await services.store.db.insert(coOwnerTable).values(sharing);
  const { id } = await buildDocument(services, { pet });
  const [stream, owners] = [
    await server.stream(ben, 'watchDocument', { documentId: id }),
    await server.stream(maya, 'watchDocument', { documentId: id }),
  ];
  expect(await stream.next()).toMatchObject({ message: { id } });
  await owners.next();
  await server.call(maya, 'unsharePet', { petId: pet.id, email: ben.email });
  expect(await stream.next(1_000)).toMatchObject({ error: { status: 'NOT_FOUND' } });
  await stream.ended;
  expect(owners.waiting()).toEqual([]);
});

test('a deleted document ends its streams, and can no longer be found', async () => {
  const pet = await buildPet(services, { owner: maya });
  const { id } = await buildDocument(services, { pet });
  const stream = await server.stream(maya, 'watchDocument', { documentId: id });
  await stream.next();
  await server.call(maya, 'deleteDocument', { documentId: id });
  expect(await stream.next(1_000)).toMatchObject({ error: { status: 'NOT_FOUND' } });
  const rows = await services.store.db.select().from(documentTable).where(eq(documentTable.id, id));
  expect(rows).toEqual([]);
});
