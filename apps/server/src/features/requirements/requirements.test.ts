import type { InputOf, requirements } from '@clearpaw/contract';
import { describe, expect, test } from 'vitest';
import { countRows, type TestPerson, useServer } from '../../../test/index.ts';
import { type BuiltBusiness, buildBusiness } from '../../seed/builders/index.ts';

type Rules = InputOf<typeof requirements.publishRequirements>['rules'];

const server = await useServer();
const { services } = server;
const rabies: Rules[number] = {
  id: 'rabies',
  level: 'required',
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};

async function buildSubscribedBusiness(): Promise<{ owner: TestPerson; business: BuiltBusiness }> {
  const owner = await server.businessPerson();
  return { owner, business: await buildBusiness(services, { owner, timeZone: 'UTC' }) };
}

test('before any publishing it is version 0 without rules, for anyone signed in', async () => {
  const { business } = await buildSubscribedBusiness();
  const nothing = { version: 0, rules: [], publishedAt: null, effectiveFrom: null };
  expect(await server.call(await server.newcomer(), 'getRequirements', { slug: business.slug })).toEqual(
    nothing,
  );
});

test('what was published is read back, version by version', async () => {
  const { owner, business } = await buildSubscribedBusiness();
  const businessId = business.id;
  for (const [index, rules] of [[rabies], [], [rabies, { ...rabies, id: 'again' }]].entries()) {
    const published = await server.call(owner, 'publishRequirements', {
      businessId,
      rules,
      expectedVersion: index,
    });
    expect(published).toMatchObject({ version: index + 1, rules });
    expect(await server.call(owner, 'getRequirements', { businessId })).toEqual(published);
  }
});

test('rules that begin later are not in force before', async () => {
  const { owner, business } = await buildSubscribedBusiness();
  const businessId = business.id;
  await server.call(owner, 'publishRequirements', { businessId, rules: [rabies] });
  const later = { businessId, rules: [], effectiveFrom: '2900-01-01' };
  expect(await server.call(owner, 'publishRequirements', later)).toMatchObject({
    version: 2,
    effectiveFrom: '2900-01-01',
  });
  expect(await server.call(owner, 'getRequirements', { businessId })).toMatchObject({ version: 1 });
});

test('of two editors who started from one version the second is refused', async () => {
  const { owner, business } = await buildSubscribedBusiness();
  const input = { businessId: business.id, rules: [rabies], expectedVersion: 0 };
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => server.call(owner, 'publishRequirements', input)),
  );
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  const refused = await server.refusal(owner, 'publishRequirements', input);
  expect(refused).toMatchObject({ http: 409, status: 'ABORTED', details: { version: 1 } });
});

test('editors without an expected version publish one after the other, without a gap', async () => {
  const { owner, business } = await buildSubscribedBusiness();
  const input = { businessId: business.id, rules: [rabies] };
  const made = await Promise.all(
    Array.from({ length: 10 }, () => server.call(owner, 'publishRequirements', input)),
  );
  expect(made.map((item) => item.version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

const wait = { first: 7, booster: 0 };
const kinds: readonly Rules[number]['requirement'][] = [
  {
    kind: 'vaccination',
    targets: ['bordetella', 'rabies'],
    evidence: 'document',
    validMonths: 12,
    waitDays: wait,
  },
  { kind: 'test', test: 'fecal', maxAgeDays: 180 },
  { kind: 'treatment', treatment: 'flea', maxAgeDays: 30, evidence: 'owner' },
  { kind: 'document', document: 'vaccination_certificate', through: 'arrival' },
  { kind: 'sterilization' },
  { kind: 'microchip' },
  { kind: 'age', minWeeks: 16 },
  { kind: 'weight', maxKg: 40 },
  { kind: 'evaluation', lapsesAfterDays: 90 },
  { kind: 'declaration', code: 'no-illness', maxAgeDays: 30 },
];

test('every kind of rule in the engine can be published', async () => {
  const { owner, business } = await buildSubscribedBusiness();
  const rules = kinds.map((requirement): Rules[number] => ({ ...rabies, id: requirement.kind, requirement }));
  expect((await server.call(owner, 'publishRequirements', { businessId: business.id, rules })).rules).toEqual(
    rules,
  );
});

describe('a wrong rule is refused at its path, and nothing is written', () => {
  test.each([
    ['rules.0.requirement.kind', { requirement: { kind: 'charm' } }],
    ['rules.0.requirement.targets.0', { requirement: { kind: 'vaccination', targets: ['unicorn-pox'] } }],
    ['rules.0.requirement.targets', { requirement: { kind: 'vaccination', targets: [] } }],
    ['rules.0.requirement.colour', { requirement: { kind: 'microchip', colour: 'red' } }],
    ['rules.0.requirement.waiverId', { requirement: { kind: 'waiver', waiverId: crypto.randomUUID() } }],
    ['rules.0.id', { id: 'Not A Code' }],
    ['rules.0.id', { id: 'x'.repeat(41) }],
    ['rules.0.level', { level: 'maybe' }],
    ['rules.0.appliesTo.species.0', { appliesTo: { species: ['dragon'] } }],
    ['rules.0.nope', { nope: 1 }],
  ])('%s', async (path, change) => {
    const { owner, business } = await buildSubscribedBusiness();
    const before = await countRows(services.store);
    const input = { businessId: business.id, rules: [{ ...rabies, ...change }] };
    const refused = await server.refusal(owner, 'publishRequirements', input);
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await countRows(services.store)).toEqual(before);
  });
  test('two rules of one id', async () => {
    const { owner, business } = await buildSubscribedBusiness();
    const refused = await server.refusal(owner, 'publishRequirements', {
      businessId: business.id,
      rules: [rabies, rabies],
    });
    expect(refused.details?.issues).toEqual([{ path: 'rules', message: 'Each rule id may appear once.' }]);
  });
});

test('a rule ends by itself after its last day; one that ended before it begins is refused at its path', async () => {
  const { owner, business } = await buildSubscribedBusiness();
  const businessId = business.id;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const until = (lastDay: string, id = 'outbreak'): Rules[number] => ({
    ...rabies,
    id,
    appliesTo: { lastDay },
  });
  const old = { businessId, rules: [rabies, until(day(-3))] };
  expect(await server.refusal(owner, 'publishRequirements', old)).toMatchObject({
    status: 'INVALID_ARGUMENT',
    details: { issues: [{ path: 'rules.1.appliesTo.lastDay' }] },
  });
  const early = { businessId, rules: [until(day(5))], effectiveFrom: day(9) };
  expect(await server.refusal(owner, 'publishRequirements', early)).toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
  // Yesterday may still be today for the editor; the rule is published, and has ended here.
  await server.call(owner, 'publishRequirements', {
    businessId,
    rules: [rabies, until(day(-1), 'over'), until(day(30))],
  });
  const { rules } = await server.call(owner, 'getRequirements', { businessId });
  expect(rules.map(({ id }) => id)).toEqual(['rabies', 'outbreak']);
});
