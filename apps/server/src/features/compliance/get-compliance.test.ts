import { addDays, type Rule } from '@clearpaw/domain';
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
import type { PetRow } from '../pets/index.ts';

const server = await useServer();
const { services } = server;
const today = new Date().toISOString().slice(0, 10);
const rules: Rule[] = [
  {
    id: 'rabies',
    level: 'required',
    appliesTo: { services: ['daycare'] },
    requirement: { kind: 'vaccination', targets: ['rabies'], waitDays: { first: 7, booster: 0 } },
  },
];

interface Fixture {
  maya: TestPerson;
  owner: TestPerson;
  pet: PetRow;
  business: BuiltBusiness;
}

async function buildFixture(): Promise<Fixture> {
  const [maya, owner] = [await server.owner(), await server.businessPerson()];
  const business = await buildBusiness(services, { owner, timeZone: 'UTC' });
  await buildRequirements(services, { business, rules });
  const pet = await buildPet(services, { owner: maya });
  return { maya, owner, pet, business };
}

test('the owner learns the verdict, every date and the record that decides', async () => {
  const { maya, pet, business } = await buildFixture();
  const dose = await buildVaccination(services, { pet, administeredOn: addDays(today, -30) });
  const report = await server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
  expect(report).toMatchObject({
    verdict: 'compliant',
    compliantFrom: today,
    checks: [{ ruleId: 'rabies', status: 'met', recordIds: [dose.id], validUntil: dose.expiresOn }],
  });
  expect(await server.call(maya, 'getCompliance', { petId: pet.id, slug: business.slug })).toEqual(report);
});

test('a stay, a service and another day are judged as asked', async () => {
  const { maya, pet, business } = await buildFixture();
  await buildVaccination(services, { pet, administeredOn: addDays(today, -2) });
  const ask = (visit: object) =>
    server.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id, ...visit });
  expect(await ask({})).toMatchObject({ verdict: 'non_compliant', compliantFrom: addDays(today, 5) });
  expect(await ask({ arrival: addDays(today, 5) })).toMatchObject({ verdict: 'compliant' });
  expect(await ask({ arrival: addDays(today, 5), departure: addDays(today, 900) })).toMatchObject({
    verdict: 'non_compliant',
  });
  expect(await ask({ service: 'grooming' })).toMatchObject({ checks: [{ status: 'not_applicable' }] });
});

test('a stay that ends before it begins is refused', async () => {
  const { maya, pet, business } = await buildFixture();
  const input = { petId: pet.id, businessId: business.id, arrival: today, departure: addDays(today, -1) };
  const refused = await server.refusal(maya, 'getCompliance', input);
  expect(refused).toMatchObject({ status: 'INVALID_ARGUMENT', details: { issues: [{ path: 'departure' }] } });
});

describe('staff of a business the pet is connected to', () => {
  async function askAsStaff(scope: 'verdict' | 'records') {
    const { pet, business } = await buildFixture();
    await buildVaccination(services, { pet, administeredOn: addDays(today, -350) });
    await buildConnection(services, { pet, business, scope });
    const staff = await server.as(await buildMember(services, { business }));
    return server.call(staff, 'getCompliance', { petId: pet.id, businessId: business.id });
  }
  test('see the verdict without any date except the earliest compliant day', async () => {
    const report = await askAsStaff('verdict');
    expect(report).toMatchObject({ verdict: 'expiring', changesOn: null, compliantFrom: today });
    for (const check of report.checks) {
      expect(check).toMatchObject({ validUntil: null, recordIds: [] });
      expect(check.message).not.toMatch(/\d{4}/);
    }
  });
  test('see the dates if the owner shares the records', async () => {
    const report = await askAsStaff('records');
    expect(report.changesOn).not.toBeNull();
    expect(report.checks[0]?.validUntil).not.toBeNull();
    expect(report.checks[0]?.recordIds).toHaveLength(1);
  });
  test('see nothing once it is disconnected', async () => {
    const { owner, pet, business } = await buildFixture();
    await buildConnection(services, { pet, business, revokedAt: new Date() });
    const refused = await server.refusal(owner, 'getCompliance', { petId: pet.id, businessId: business.id });
    expect(refused.status).toBe('NOT_FOUND');
  });
  test('see nothing without the plan', async () => {
    const owner = await server.businessPerson({ plan: 'free' });
    const business = await buildBusiness(services, { owner });
    const { petId } = await buildConnection(services, { business });
    const refused = await server.refusal(owner, 'getCompliance', { petId, businessId: business.id });
    expect(refused.details?.reason).toBe('upgrade_required');
  });
});

test('"today" is the day at the business, not here', async () => {
  const fixture = await buildFixture();
  const now = new Date('2026-06-30T23:30:00Z');
  const there = await useServer({ DATABASE_URL: server.databaseUrl }, { clock: { now: () => now } });
  const maya = await there.owner();
  const business = await buildBusiness(there.services, { timeZone: 'Pacific/Auckland' });
  await buildRequirements(there.services, { business, rules: fixture.business ? rules : [] });
  const pet = await buildPet(there.services, { owner: maya });
  await buildVaccination(there.services, { pet, administeredOn: '2026-06-24' });
  const report = await there.call(maya, 'getCompliance', { petId: pet.id, businessId: business.id });
  expect(report).toMatchObject({ verdict: 'compliant', compliantFrom: '2026-07-01' });
});
