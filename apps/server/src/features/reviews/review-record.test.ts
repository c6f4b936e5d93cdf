import { type ReviewableKind, reviewableKinds } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
} from '../../seed/builders/index.ts';
import { reviewableRecords } from './testing/reviewable-records.ts';

const server = await useServer();
const { services } = server;

interface Yard {
  readonly owner: TestPerson;
  readonly business: BuiltBusiness;
}

/** A record of one kind with a document, of a pet known to two businesses whose rule requires a review of it. */
async function buildFixture(kind: ReviewableKind, scope: 'verdict' | 'records' = 'records') {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const records = reviewableRecords[kind];
  const openYard = async (evidence: 'document' | 'reviewed'): Promise<Yard> => {
    const owner = await server.businessPerson();
    const business = await buildBusiness(services, { owner });
    const rules = [{ id: 'rule', level: 'required', requirement: records.requirement(evidence) }] as const;
    await buildRequirements(services, { business, rules: [...rules] });
    await buildConnection(services, { pet, business, scope });
    return { owner, business };
  };
  const [north, south] = [await openYard('reviewed'), await openYard('document')];
  const recordId = await records.add(server, maya, pet);
  // A rule that an exemption satisfies has another status; for these tests it counts as met.
  const status = async ({ business }: Yard) => {
    const input = { petId: pet.id, businessId: business.id };
    const { checks } = await server.call(maya, 'getCompliance', input);
    return checks[0]?.status.replace('exempt', 'met');
  };
  const about = ({ business }: Yard) => ({ businessId: business.id, kind, recordId });
  const decide = (yard: Yard, decision: 'verify' | 'reject', more: { note?: string; seenAt?: string } = {}) =>
    server.call(yard.owner, 'reviewRecord', { ...about(yard), decision, ...more });
  const ask = (yard: Yard) => server.call(maya, 'requestReview', about(yard));
  const queue = async ({ owner, business }: Yard) => {
    const { items } = await server.call(owner, 'listReviewQueue', { businessId: business.id });
    return items.map((item) => ({
      ...{ kind: item.kind, askedBy: item.askedBy },
      id: item.vaccination?.id ?? item.record?.id,
    }));
  };
  const correct = () => records.correct(server, maya, recordId);
  const withdraw = () => records.withdraw(server, maya, recordId);
  const fixture = { maya, pet, north, south, recordId, about };
  return {
    ...fixture,
    status,
    decide,
    ask,
    queue,
    correct,
    withdraw,
    shown: shownOf(kind, pet.id, recordId),
  };
}

interface Shown {
  readonly reviews?: readonly object[] | undefined;
  readonly reviewRequests?: readonly object[] | undefined;
  readonly state?: string | undefined;
}

/** The record in the list of its kind, as shown to a person. */
function shownOf(kind: ReviewableKind, petId: string, recordId: string) {
  const lists = {
    vaccination: 'listVaccinations',
    test: 'listTests',
    treatment: 'listTreatments',
    exemption: 'listExemptions',
    document: 'listDocuments',
  } as const;
  return async (person: TestPerson): Promise<Shown | undefined> => {
    const { items } = await server.call(person, lists[kind], { petId });
    return items.find(({ id }) => id === recordId);
  };
}

describe.each(reviewableKinds)('%s', (kind) => {
  test('waits by rule, is verified, and then meets the rule', async () => {
    const { north, queue, status, decide, recordId, maya, shown } = await buildFixture(kind);
    expect(await status(north)).toBe('pending');
    expect(await queue(north)).toEqual([{ kind, askedBy: 'rule', id: recordId }]);
    expect(await decide(north, 'verify', { note: 'Read the stamp.' })).toMatchObject({
      ...{ kind, recordId, decision: 'verify', note: 'Read the stamp.' },
    });
    expect([await status(north), await queue(north)]).toEqual(['met', []]);
    expect((await shown(maya))?.reviews).toMatchObject([
      { businessName: north.business.name, decision: 'verify', note: 'Read the stamp.' },
    ]);
  });

  test('a rejection counts only at the business that rejected, and only it and the owner can read it', async () => {
    const { north, south, status, decide, queue, maya, shown } = await buildFixture(kind);
    await decide(north, 'reject', { note: 'Of another dog.' });
    expect([await status(north), await status(south)]).toEqual(['missing', 'met']);
    expect(await queue(north)).toEqual([]);
    const review = { decision: 'reject', note: 'Of another dog.', businessId: north.business.id };
    expect(await shown(maya)).toMatchObject({ reviews: [review] });
    expect(await shown(north.owner)).toMatchObject({ reviews: [review] });
    expect((await shown(south.owner))?.reviews ?? []).toEqual([]);
    if (kind === 'document') return;
    expect([(await shown(maya))?.state, (await shown(north.owner))?.state]).toEqual(['active', 'rejected']);
  });

  test('the owner’s correction ends earlier decisions', async () => {
    const { north, south, status, decide, correct, queue, maya, shown, recordId } = await buildFixture(kind);
    await decide(north, 'verify');
    await decide(south, 'reject');
    expect([await status(north), await status(south)]).toEqual(['met', 'missing']);
    await correct();
    expect([await status(north), await status(south)]).toEqual(['pending', 'met']);
    expect(await queue(north)).toEqual([{ kind, askedBy: 'rule', id: recordId }]);
    expect((await shown(maya))?.reviews ?? []).toEqual([]);
    await decide(south, 'verify');
    expect(await status(north)).toBe('met');
  });

  test('requested again, it shows the time of the new request, and not of the earlier decision', async () => {
    const { north, decide, correct, ask, maya, shown } = await buildFixture(kind);
    await decide(north, 'reject');
    await correct();
    const { since } = await ask(north);
    expect((await shown(maya))?.reviewRequests).toMatchObject([{ businessId: north.business.id, at: since }]);
  });

  test('after a correction the earlier version can no longer be decided', async () => {
    const { north, correct, about, status } = await buildFixture(kind);
    const seenAt = services.clock.now().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await correct();
    const refused = await server.refusal(north.owner, 'reviewRecord', {
      ...{ ...about(north), decision: 'verify', seenAt },
    });
    expect(refused).toMatchObject({ status: 'ABORTED', details: { reason: 'changed_meanwhile' } });
    expect(await status(north)).toBe('pending');
  });

  test('a withdrawn record waits for no review and cannot be decided', async () => {
    const { north, withdraw, about, queue, status } = await buildFixture(kind);
    await withdraw();
    expect([await queue(north), await status(north)]).toEqual([[], 'missing']);
    const refused = await server.refusal(north.owner, 'reviewRecord', {
      ...{ ...about(north), decision: 'verify' },
    });
    expect(refused.status).toBe(kind === 'document' ? 'NOT_FOUND' : 'FAILED_PRECONDITION');
  });

  test('with scope verdict, the owner’s request shares that one record until it is decided', async () => {
    const { north, south, ask, decide, queue, status, recordId, about } = await buildFixture(kind, 'verdict');
    expect([await queue(north), await status(north)]).toEqual([[], 'unverified']);
    const input = { ...about(north), decision: 'verify' } as const;
    expect((await server.refusal(north.owner, 'reviewRecord', input)).status).toBe('NOT_FOUND');
    expect(await ask(north)).toMatchObject({ recordId, shared: true });
    expect(await queue(north)).toEqual([{ kind, askedBy: 'person', id: recordId }]);
    expect([await queue(south), await status(north)]).toEqual([[], 'pending']);
    await decide(north, 'verify');
    expect([await queue(north), await status(north)]).toEqual([[], 'met']);
  });

  test('two concurrent decisions by colleagues leave one decision', async () => {
    const { north, about, maya, shown } = await buildFixture(kind);
    const colleague = await server.businessPerson();
    await buildMember(services, { business: north.business, account: colleague, role: 'manager' });
    const decisions = await Promise.allSettled([
      server.call(north.owner, 'reviewRecord', { ...about(north), decision: 'verify' }),
      server.call(colleague, 'reviewRecord', { ...about(north), decision: 'reject' }),
    ]);
    expect(decisions.some((one) => one.status === 'fulfilled')).toBe(true);
    const { reviews = [] } = (await shown(maya)) ?? {};
    expect(reviews).toHaveLength(1);
  });

  test('no one else can decide: neither its owner, nor another business, nor a former colleague', async () => {
    const { north, maya, about, pet, decide } = await buildFixture(kind);
    const [former, outsider] = [await server.businessPerson(), await server.businessPerson()];
    await buildMember(services, { business: north.business, account: former, role: 'manager' });
    await server.call(north.owner, 'removeMember', { businessId: north.business.id, uid: former.uid });
    const elsewhere = await buildBusiness(services, { owner: outsider });
    const input = { ...about(north), decision: 'verify' } as const;
    for (const person of [maya, former, outsider]) {
      expect((await server.refusal(person, 'reviewRecord', input)).status).toBe('PERMISSION_DENIED');
    }
    const fromElsewhere = { ...input, businessId: elsewhere.id };
    expect((await server.refusal(outsider, 'reviewRecord', fromElsewhere)).status).toBe('NOT_FOUND');
    await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: north.business.id });
    await expect(decide(north, 'verify')).rejects.toMatchObject({ refused: { status: 'NOT_FOUND' } });
  });
});

test('a record is found only under its own kind', async () => {
  const { north, recordId } = await buildFixture('test');
  for (const kind of ['treatment', 'exemption', 'document', 'vaccination'] as const) {
    const input = { businessId: north.business.id, kind, recordId, decision: 'verify' } as const;
    expect((await server.refusal(north.owner, 'reviewRecord', input)).status).toBe('NOT_FOUND');
  }
});

test('a request about a record that the business has verified keeps its review', async () => {
  const { north, decide, ask, status, queue } = await buildFixture('test');
  await decide(north, 'verify');
  expect(await ask(north)).toMatchObject({ shared: false });
  expect([await status(north), await queue(north)]).toEqual(['met', []]);
});

test('a rejected record cannot be requested, and the same decision twice is one decision', async () => {
  const { north, decide, about, maya } = await buildFixture('treatment');
  const first = await decide(north, 'verify', { note: 'Once' });
  expect(await decide(north, 'verify', { note: 'Twice' })).toEqual(first);
  await decide(north, 'reject');
  expect(await server.refusal(maya, 'requestReview', about(north))).toMatchObject({
    details: { reason: 'rejected' },
  });
  await expect(decide(north, 'verify')).rejects.toMatchObject({
    refused: { details: { reason: 'rejected' } },
  });
});
