import type { Rule } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { countRows, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildOwner,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const host = new URL(services.config.publicUrl).host;
const unknownCode = 'A'.repeat(26);
const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];

async function buildSubscribedBusiness(): Promise<{ staff: TestPerson; business: BuiltBusiness }> {
  const business = await buildBusiness(services);
  await buildRequirements(services, { business, rules });
  return { business, staff: await server.as(await buildMember(services, { business })) };
}

async function buildVisitor() {
  const owner = await buildOwner(services, { displayName: 'Secret Owner' });
  const pet = await buildPet(services, {
    owner,
    name: 'Biscuit',
    alerts: ['Chicken allergy'],
    clinic: { name: 'Secret Clinic' },
    notes: 'Secret note',
    microchip: '985112004417863',
  });
  const dose = await buildVaccination(services, { pet, clinic: 'Secret Clinic' });
  const { code } = await buildBadge(services, { pet });
  return { owner, pet, dose, code };
}

test('staff see which pet it is, its care alerts and whether it is cleared', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const { pet, code } = await buildVisitor();
  const scanned = await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  expect(scanned).toMatchObject({
    pet: { id: pet.id, name: 'Biscuit', species: 'dog', photoPath: null, alerts: ['Chicken allergy'] },
    badge: { kind: 'code', specimen: false },
    report: { verdict: 'compliant', checks: [{ ruleId: 'rabies', status: 'met' }] },
    connection: null,
    openCheckIn: null,
  });
});

test('each scan is judged by the version in force, whether its rules were read before or not', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const { code } = await buildVisitor();
  const scan = async () => {
    const { report } = await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
    return report.checks.map(({ ruleId }) => ruleId);
  };
  expect([await scan(), await scan()]).toEqual([['rabies'], ['rabies']]);
  const [rabies] = rules;
  const dhpp: Rule = {
    id: 'dhpp',
    level: 'required',
    requirement: { kind: 'vaccination', targets: ['dhpp'] },
  };
  await buildRequirements(services, { business, rules: rabies ? [rabies, dhpp] : [], version: 2 });
  const both = ['dhpp', 'rabies'];
  expect([(await scan()).sort(), (await scan()).sort()]).toEqual([both, both]);
});

test('nothing about the owner, clinic, microchip or any date is returned', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const { owner, dose, code } = await buildVisitor();
  const text = JSON.stringify(
    await server.call(staff, 'scanBadge', { businessId: business.id, badge: code }),
  );
  for (const secret of ['ecret', owner.uid, owner.email, '985112004417863', dose.id, dose.expiresOn ?? 'x']) {
    expect(text).not.toContain(secret);
  }
});

test('with shared records the dates and the deciding record are returned', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const { pet, dose, code } = await buildVisitor();
  await buildConnection(services, { pet, business, scope: 'records' });
  const scanned = await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  expect(scanned).toMatchObject({
    connection: { scope: 'records' },
    report: { checks: [{ recordIds: [dose.id], validUntil: dose.expiresOn }] },
  });
});

test('a pet that is already here shows its open check-in, of this business only', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const { pet, code } = await buildVisitor();
  await buildCheckIn(services, { pet });
  const scan = () => server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  expect((await scan()).openCheckIn).toBeNull();
  const open = await buildCheckIn(services, { pet, business });
  expect((await scan()).openCheckIn?.id).toBe(open.id);
});

test('a specimen is shown as one', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const { code } = await buildBadge(services, { pet: await buildPet(services, { specimen: true }) });
  const scanned = await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  expect(scanned.badge.specimen).toBe(true);
});

describe('a badge is read', () => {
  test.each([
    ['as its address', (code: string) => `http://${host}/v/${code}`],
    [
      'as its address in another case',
      (code: string) => `HTTPS://${host.toUpperCase()}/v/${code}`.replace('HTTPS', 'https'),
    ],
    [
      'as typed, in small letters and groups',
      (code: string) => ` ${code.toLowerCase().replace(/(.{5})/g, '$1 ')}`,
    ],
  ])('%s', async (_, write) => {
    const { staff, business } = await buildSubscribedBusiness();
    const { pet, code } = await buildVisitor();
    const scanned = await server.call(staff, 'scanBadge', { businessId: business.id, badge: write(code) });
    expect(scanned.pet.id).toBe(pet.id);
  });
});

describe('a badge is refused, and no view is logged', () => {
  async function refuses(badge: string) {
    const { staff, business } = await buildSubscribedBusiness();
    const before = await countRows(services.store);
    const refused = await server.refusal(staff, 'scanBadge', { businessId: business.id, badge });
    expect(await countRows(services.store)).toEqual(before);
    return [refused.status, refused.details?.reason];
  }
  test.each([
    ['of another host', `https://elsewhere.example/v/${unknownCode}`],
    ['of a host that only begins like ours', `http://${host}.evil.example/v/${unknownCode}`],
    ['that is another page of ours', `http://${host}/pets/new`],
    ['that is any text', 'hello'],
    ['that is one letter short', 'A'.repeat(25)],
    ['that is a wall of text', 'A'.repeat(4000)],
  ])('%s', async (_, badge) => {
    expect(await refuses(badge)).toEqual(['FAILED_PRECONDITION', 'badge_invalid']);
  });
  test('that was never issued', async () => {
    expect(await refuses(unknownCode)).toEqual(['NOT_FOUND', undefined]);
  });
  test.each(['archived', 'deceased'] as const)('of a pet that is %s', async (state) => {
    const { code } = await buildBadge(services, { pet: await buildPet(services, { state }) });
    expect(await refuses(code)).toEqual(['FAILED_PRECONDITION', 'badge_revoked']);
  });
});

test('what staff note about a pet is shown only to staff of the same business', async () => {
  const { staff, business } = await buildSubscribedBusiness();
  const other = await buildSubscribedBusiness();
  const { pet, code } = await buildVisitor();
  for (const at of [business, other.business]) await buildConnection(services, { pet, business: at });
  expect(
    (await server.call(staff, 'scanBadge', { businessId: business.id, badge: code })).staffNote,
  ).toBeNull();
  const kept = { note: 'Slips out of her harness', flags: ['escape-artist'] };
  await server.call(staff, 'savePetNote', { businessId: business.id, petId: pet.id, ...kept });
  const here = await server.call(staff, 'scanBadge', { businessId: business.id, badge: code });
  expect(here.staffNote).toEqual(kept);
  const there = { businessId: other.business.id, badge: code };
  expect((await server.call(other.staff, 'scanBadge', there)).staffNote).toBeNull();
});
