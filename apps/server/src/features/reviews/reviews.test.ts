import { describe, expect, test } from 'vitest';
import { type Person, useServer } from '../../../test/index.ts';
import {
  type BusinessRow,
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

interface Scene {
  theo: Person;
  maya: Person;
  business: BusinessRow;
  petId: string;
  doseId: string;
}

type Evidence = 'owner' | 'document' | 'reviewed' | 'clinic';

async function buildScene(
  wish: { has?: Evidence; asks?: Evidence; scope?: 'verdict' | 'records' } = {},
): Promise<Scene> {
  const { has = 'document', asks = 'reviewed', scope = 'records' } = wish;
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo });
  const requirement = { kind: 'vaccination', targets: ['rabies'], evidence: asks } as const;
  await buildRequirements(services, { business, rules: [{ id: 'rabies', level: 'required', requirement }] });
  const pet = await buildPet(services, { owner: maya });
  const dose = await buildVaccination(services, { pet, evidence: has });
  await buildConnection(services, { pet, business, scope });
  return { theo, maya, business, petId: pet.id, doseId: dose.id };
}

const queue = async ({ theo, business }: Scene) =>
  (await server.call(theo, 'listReviewQueue', { businessId: business.id })).items;
const decide = ({ theo, business, doseId }: Scene, decision: 'verify' | 'reject', note?: string) =>
  server.call(theo, 'reviewVaccination', {
    businessId: business.id,
    vaccinationId: doseId,
    decision,
    ...(note ? { note } : {}),
  });
const status = async ({ maya, business, petId }: Scene) =>
  (await server.call(maya, 'getCompliance', { petId, businessId: business.id })).checks[0]?.status;

describe('a documented record below what a rule asks for', () => {
  test('waits by itself, and once checked it counts', async () => {
    const scene = await buildScene();
    expect(await queue(scene)).toMatchObject([{ vaccination: { id: scene.doseId }, askedBy: 'rule' }]);
    expect(await status(scene)).toBe('pending');
    expect(await decide(scene, 'verify')).toMatchObject({ evidence: 'reviewed', state: 'active' });
    expect(await queue(scene)).toEqual([]);
    expect(['met', 'expiring']).toContain(await status(scene));
    const history = await server.call(scene.maya, 'listVaccinationHistory', { vaccinationId: scene.doseId });
    const reasons = history.items.map((item) => item.reason);
    expect(reasons).toContain(`Checked by ${scene.business.name}`);
  });

  test('is rejected with a reason, and the owner is told', async () => {
    const scene = await buildScene();
    expect(await decide(scene, 'reject', 'The page is of another dog.')).toMatchObject({ state: 'rejected' });
    expect(await status(scene)).toBe('missing');
    await server.runJobs();
    const mails = await readMails();
    const told = mails.find((mail) => mail.to === scene.maya.email);
    expect(told?.text).toContain('The page is of another dog.');
    expect(told?.subject).not.toMatch(/vaccin|reject/i);
  });

  test('still falls short where a clinic is asked for, but does not wait for ever', async () => {
    const scene = await buildScene({ asks: 'clinic' });
    await decide(scene, 'verify');
    expect(await queue(scene)).toEqual([]);
    expect(await status(scene)).toBe('unverified');
  });
});

test.each([
  ['only typed by its owner', { has: 'owner' as const }],
  ['good enough already', { asks: 'document' as const }],
  ['not shared by its owner', { scope: 'verdict' as const }],
])('a record that is %s does not wait', async (_, wish) => {
  const scene = await buildScene(wish);
  expect(await queue(scene)).toEqual([]);
  expect(await status(scene)).not.toBe('pending');
});

test('an owner can ask for a look at a typed record, twice is once', async () => {
  const scene = await buildScene({ has: 'owner' });
  const ask = () =>
    server.call(scene.maya, 'requestReview', {
      businessId: scene.business.id,
      vaccinationId: scene.doseId,
    });
  const first = await ask();
  expect(await ask()).toEqual(first);
  expect(await queue(scene)).toMatchObject([{ askedBy: 'person', since: first.since }]);
  expect(await status(scene)).toBe('pending');
  await decide(scene, 'verify');
  expect(await queue(scene)).toEqual([]);
});

test('a clinic’s word is not lowered by a look', async () => {
  const scene = await buildScene({ has: 'clinic' });
  expect(await decide(scene, 'verify')).toMatchObject({ evidence: 'clinic' });
});

test('a record is decided once, and nobody decides about their own pet', async () => {
  const scene = await buildScene();
  await decide(scene, 'reject');
  const input = { businessId: scene.business.id, vaccinationId: scene.doseId, decision: 'verify' };
  expect((await server.refusal(scene.theo, 'reviewVaccination', input)).details?.reason).toBe('rejected');
  const own = await buildPet(services, { owner: scene.theo });
  await buildConnection(services, { pet: own, business: scene.business, scope: 'records' });
  const dose = await buildVaccination(services, { pet: own });
  const ownInput = { ...input, vaccinationId: dose.id };
  expect((await server.refusal(scene.theo, 'reviewVaccination', ownInput)).details?.reason).toBe('own_pet');
});

test('staff may not review; another business’s queue does not hold the record', async () => {
  const scene = await buildScene();
  const staff = await server.as(await buildMember(services, { business: scene.business }));
  const input = { businessId: scene.business.id, vaccinationId: scene.doseId, decision: 'verify' };
  expect((await server.refusal(staff, 'reviewVaccination', input)).details?.reason).toBe('insufficient_role');
  expect(await queue(await buildScene({ has: 'owner' }))).toEqual([]);
});
