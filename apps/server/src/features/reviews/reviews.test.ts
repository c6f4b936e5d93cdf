import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function readMails(): Promise<Mail[]> {
  const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { items: Mail[] }).items;
}

interface Fixture {
  theo: TestPerson;
  maya: TestPerson;
  business: BuiltBusiness;
  petId: string;
  doseId: string;
}

type Evidence = 'owner' | 'document' | 'reviewed' | 'clinic';

async function buildFixture(
  overrides: { has?: Evidence; asks?: Evidence; scope?: 'verdict' | 'records' } = {},
): Promise<Fixture> {
  const { has = 'document', asks = 'reviewed', scope = 'records' } = overrides;
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const requirement = { kind: 'vaccination', targets: ['rabies'], evidence: asks } as const;
  await buildRequirements(services, { business, rules: [{ id: 'rabies', level: 'required', requirement }] });
  const pet = await buildPet(services, { owner: maya });
  const dose = await buildVaccination(services, { pet, evidence: has });
  await buildConnection(services, { pet, business, scope });
  return { theo, maya, business, petId: pet.id, doseId: dose.id };
}

const queue = async ({ theo, business }: Fixture) =>
  (await server.call(theo, 'listReviewQueue', { businessId: business.id })).items;
const decide = ({ theo, business, doseId }: Fixture, decision: 'verify' | 'reject', note?: string) =>
  server.call(theo, 'reviewVaccination', {
    businessId: business.id,
    vaccinationId: doseId,
    decision,
    ...(note ? { note } : {}),
  });
const status = async ({ maya, business, petId }: Fixture) =>
  (await server.call(maya, 'getCompliance', { petId, businessId: business.id })).checks[0]?.status;

describe('a record with a document that a rule requires to be reviewed', () => {
  test('waits automatically, and counts once it is verified', async () => {
    const fixture = await buildFixture();
    expect(await queue(fixture)).toMatchObject([{ vaccination: { id: fixture.doseId }, askedBy: 'rule' }]);
    expect(await status(fixture)).toBe('pending');
    expect(await decide(fixture, 'verify')).toMatchObject({ evidence: 'reviewed', state: 'active' });
    expect(await queue(fixture)).toEqual([]);
    expect(['met', 'expiring']).toContain(await status(fixture));
    const history = await server.call(fixture.maya, 'listVaccinationHistory', {
      vaccinationId: fixture.doseId,
    });
    const reasons = history.items.map((item) => item.reason);
    expect(reasons).toContain(`Checked by ${fixture.business.name}`);
  });

  test('is rejected with a reason, and the owner is notified', async () => {
    const fixture = await buildFixture();
    expect(await decide(fixture, 'reject', 'The page is of another dog.')).toMatchObject({
      state: 'rejected',
    });
    expect(await status(fixture)).toBe('missing');
    await server.runJobs();
    const mails = await readMails();
    const received = mails.find((mail) => mail.to === fixture.maya.email);
    expect(received?.text).toContain('The page is of another dog.');
    expect(received?.subject).not.toMatch(/vaccin|reject/i);
  });

  test('still is not enough where a clinic is required, but does not wait forever', async () => {
    const fixture = await buildFixture({ asks: 'clinic' });
    await decide(fixture, 'verify');
    expect(await queue(fixture)).toEqual([]);
    expect(await status(fixture)).toBe('unverified');
  });
});

test.each([
  ['only typed by its owner', { has: 'owner' as const }],
  ['good enough already', { asks: 'document' as const }],
  ['not shared by its owner', { scope: 'verdict' as const }],
])('a record that is %s does not wait', async (_, overrides) => {
  const fixture = await buildFixture(overrides);
  expect(await queue(fixture)).toEqual([]);
  expect(await status(fixture)).not.toBe('pending');
});

test('an owner can request a review of a typed record; asking twice is one request', async () => {
  const fixture = await buildFixture({ has: 'owner' });
  const ask = () =>
    server.call(fixture.maya, 'requestReview', {
      businessId: fixture.business.id,
      vaccinationId: fixture.doseId,
    });
  const first = await ask();
  expect(await ask()).toEqual(first);
  expect(await queue(fixture)).toMatchObject([{ askedBy: 'person', since: first.since }]);
  expect(await status(fixture)).toBe('pending');
  await decide(fixture, 'verify');
  expect(await queue(fixture)).toEqual([]);
});

test('a review does not lower what a clinic has confirmed', async () => {
  const fixture = await buildFixture({ has: 'clinic' });
  expect(await decide(fixture, 'verify')).toMatchObject({ evidence: 'clinic' });
});

test('a record is decided once, and no one decides about their own pet', async () => {
  const fixture = await buildFixture();
  await decide(fixture, 'reject');
  const input = { businessId: fixture.business.id, vaccinationId: fixture.doseId, decision: 'verify' };
  expect((await server.refusal(fixture.theo, 'reviewVaccination', input)).details?.reason).toBe('rejected');
  const own = await buildPet(services, { owner: fixture.theo });
  await buildConnection(services, { pet: own, business: fixture.business, scope: 'records' });
  const dose = await buildVaccination(services, { pet: own });
  const ownInput = { ...input, vaccinationId: dose.id };
  expect((await server.refusal(fixture.theo, 'reviewVaccination', ownInput)).details?.reason).toBe('own_pet');
});

test('staff may not review; another business’s queue does not contain the record', async () => {
  const fixture = await buildFixture();
  const staff = await server.as(await buildMember(services, { business: fixture.business }));
  const input = { businessId: fixture.business.id, vaccinationId: fixture.doseId, decision: 'verify' };
  expect((await server.refusal(staff, 'reviewVaccination', input)).details?.reason).toBe('insufficient_role');
  expect(await queue(await buildFixture({ has: 'owner' }))).toEqual([]);
});
