import type { InputOf, checkIns as promised } from '@clearpaw/contract';
import type { MemberRole, Rule } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRows, type TestPerson, useServer } from '../../../test/index.ts';
import { idempotencyKeysTable } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';

type Input = InputOf<typeof promised.checkIn>;

const server = await useServer();
const { services } = server;
const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];
let business: BuiltBusiness;
let staff: TestPerson;
beforeEach(async () => {
  business = await buildBusiness(services, { timeZone: 'UTC' });
  await buildRequirements(services, { business, rules, version: 7, publishedAt: new Date('2026-01-01') });
  staff = await withRole('staff');
});

async function withRole(role: MemberRole): Promise<TestPerson> {
  return server.as(await buildMember(services, { business, role }));
}

/** A pet at check-in with its badge; `good` meets the business's rules. */
async function buildVisitor(health: 'good' | 'bad' = 'good', facts: Partial<PetRow> = {}) {
  const pet = await buildPet(services, { name: 'Biscuit', ...facts });
  if (health === 'good') await buildVaccination(services, { pet });
  const { code } = await buildBadge(services, { pet });
  const input: Input = {
    businessId: business.id,
    petId: pet.id,
    badge: code,
    method: 'badge',
    decision: 'admit',
    idempotencyKey: crypto.randomUUID(),
  };
  return { pet, input };
}

async function refuses(caller: TestPerson, input: unknown) {
  const before = await countRows(services.store);
  const refused = await server.refusal(caller, 'checkIn', input);
  expect(await countRows(services.store)).toEqual(before);
  return [refused.status, refused.details?.reason];
}

describe('a good verdict', () => {
  test('admits, and records who, how, when, by whom and under which rules', async () => {
    const { pet, input } = await buildVisitor();
    const arrived = await server.call(staff, 'checkIn', {
      ...input,
      service: 'daycare',
      overrideReason: 'not needed',
    });
    expect(arrived).toMatchObject({
      businessId: business.id,
      petId: pet.id,
      petName: 'Biscuit',
      service: 'daycare',
      departedAt: null,
      method: 'badge',
      decision: 'admitted',
      verdict: 'compliant',
      overrideReason: null,
      recordedBy: staff.uid,
      requirementsVersion: 7,
    });
    const listed = await server.call(staff, 'listCheckIns', { businessId: business.id, present: true });
    expect(listed.items).toEqual([arrived]);
  });
  test('creates a connection with scope verdict, and does not change an existing one', async () => {
    const { input } = await buildVisitor();
    const arrived = await server.call(staff, 'checkIn', input);
    const known = await server.call(staff, 'listConnections', { businessId: business.id });
    expect(known.items).toMatchObject([
      { petId: input.petId, scope: 'verdict', lastVisitAt: arrived.arrivedAt },
    ]);
    const shared = await buildVisitor();
    await buildConnection(services, { pet: shared.pet, business, scope: 'records' });
    await server.call(staff, 'checkIn', shared.input);
    const scopes = await server.call(staff, 'listConnections', { businessId: business.id });
    expect(scopes.items.map((item) => item.scope).sort()).toEqual(['records', 'verdict']);
  });
  test('after a disconnection begins a new connection, with scope verdict', async () => {
    const { pet, input } = await buildVisitor();
    const connectedAt = new Date('2026-01-01');
    await buildConnection(services, { pet, business, scope: 'records', connectedAt, revokedAt: connectedAt });
    const arrived = await server.call(staff, 'checkIn', input);
    const known = await server.call(staff, 'listConnections', { businessId: business.id });
    expect(known.items).toMatchObject([{ scope: 'verdict', connectedAt: arrived.arrivedAt }]);
  });
});

describe('a failing verdict', () => {
  test('needs a reason', async () => {
    const { input } = await buildVisitor('bad');
    const manager = await withRole('manager');
    for (const caller of [staff, manager]) {
      expect(await refuses(caller, input)).toEqual(['FAILED_PRECONDITION', 'override_required']);
    }
  });
  test('with a reason needs a manager or the owner', async () => {
    const { input } = await buildVisitor('bad');
    const withReason = { ...input, overrideReason: 'Certificate on paper' };
    expect(await refuses(staff, withReason)).toEqual(['PERMISSION_DENIED', 'insufficient_role']);
    const manager = await withRole('manager');
    const arrived = await server.call(manager, 'checkIn', withReason);
    expect(arrived).toMatchObject({
      decision: 'admitted',
      verdict: 'non_compliant',
      overrideReason: 'Certificate on paper',
    });
  });
  test('can be declined by any member, which is recorded and creates no connection', async () => {
    const { input } = await buildVisitor('bad');
    const denied = await server.call(staff, 'checkIn', { ...input, decision: 'deny' });
    expect(denied).toMatchObject({ decision: 'denied', verdict: 'non_compliant', overrideReason: null });
    expect((await server.call(staff, 'listConnections', { businessId: business.id })).items).toEqual([]);
    const listed = await server.call(staff, 'listCheckIns', { businessId: business.id });
    expect(listed.items).toEqual([denied]);
  });
});

describe('a pet that is already here', () => {
  test('cannot come in again, even with another key', async () => {
    const { pet, input } = await buildVisitor();
    await buildCheckIn(services, { pet, business });
    expect(await refuses(staff, input)).toEqual(['FAILED_PRECONDITION', 'already_here']);
  });
  test('is checked in by exactly one of ten devices at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { input } = await buildVisitor();
      const tries = Array.from({ length: 10 }, async (_, index) => {
        const key = { idempotencyKey: `device-${round}-${index}` };
        return server.call(staff, 'checkIn', { ...input, ...key }).then(
          () => 'admitted',
          (problem) => problem.refused.details?.reason,
        );
      });
      expect((await Promise.all(tries)).sort()).toEqual(['admitted', ...Array(9).fill('already_here')]);
    }
  });
});

describe('the pet at check-in', () => {
  test('a badge of another pet is refused as if the pet did not exist', async () => {
    const [mine, other] = [await buildVisitor(), await buildVisitor()];
    expect(await refuses(staff, { ...mine.input, badge: other.input.badge })).toEqual([
      'NOT_FOUND',
      undefined,
    ]);
  });
  test('a connected pet can be found by search; an unconnected pet cannot', async () => {
    const { pet, input } = await buildVisitor();
    const { badge: _, ...bySearch } = { ...input, method: 'manual' as const };
    expect(await refuses(staff, bySearch)).toEqual(['NOT_FOUND', undefined]);
    await buildConnection(services, { pet, business });
    expect(await server.call(staff, 'checkIn', bySearch)).toMatchObject({
      method: 'manual',
      decision: 'admitted',
    });
  });
  test.each(['archived', 'deceased'] as const)(
    'a pet that is %s is not admitted, by any method',
    async (state) => {
      const { pet, input } = await buildVisitor('good', { state });
      await buildConnection(services, { pet, business });
      expect(await refuses(staff, input)).toEqual(['FAILED_PRECONDITION', 'badge_revoked']);
      const { badge: _, ...rest } = input;
      const bySearch = { ...rest, method: 'manual' };
      expect(await refuses(staff, bySearch)).toEqual(['FAILED_PRECONDITION', 'badge_revoked']);
    },
  );
  test('a specimen cannot be checked in, except at a demo business', async () => {
    const { input } = await buildVisitor('good', { specimen: true });
    expect(await refuses(staff, input)).toEqual(['FAILED_PRECONDITION', 'specimen']);
    const demo = await buildBusiness(services, { demo: true });
    const there = await server.as(await buildMember(services, { business: demo }));
    const arrived = await server.call(there, 'checkIn', { ...input, businessId: demo.id });
    expect(arrived.decision).toBe('admitted');
  });
});

describe('an arrival that was recorded later', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  test('is judged for the day it happened', async () => {
    const { pet, input } = await buildVisitor('bad');
    const dose = { administeredOn: daysAgo(300).slice(0, 10), expiresOn: daysAgo(5).slice(0, 10) };
    await buildVaccination(services, { pet, ...dose });
    const occurredAt = daysAgo(10);
    const then = await server.call(staff, 'checkIn', { ...input, occurredAt });
    expect(then).toMatchObject({ arrivedAt: occurredAt, verdict: 'expiring' });
  });
  test('is judged by rules that were published since: an earlier date does not avoid them', async () => {
    const { input } = await buildVisitor('bad');
    const refused = await server.refusal(staff, 'checkIn', { ...input, occurredAt: daysAgo(29) });
    expect(refused.details).toMatchObject({ reason: 'override_required' });
  });
  test('is accepted up to 30 days later', async () => {
    const { input } = await buildVisitor();
    const refused = await server.refusal(staff, 'checkIn', { ...input, occurredAt: daysAgo(31) });
    expect(refused.details?.issues).toMatchObject([{ path: 'occurredAt' }]);
  });
  test('cannot have happened in the future', async () => {
    const { input } = await buildVisitor();
    const occurredAt = new Date(Date.now() + 10 * 60_000).toISOString();
    const refused = await server.refusal(staff, 'checkIn', { ...input, occurredAt });
    expect(refused).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: { issues: [{ path: 'occurredAt' }] },
    });
  });
});

describe('an arrival whose answer was lost', () => {
  const known = ['ALREADY_EXISTS', 'already_recorded'];
  test('is not stored again when a colleague sends what waited on the device', async () => {
    const colleague = await withRole('manager');
    const later = { occurredAt: new Date(Date.now() - 60_000).toISOString() };
    for (const decision of ['admit', 'deny'] as const) {
      const { input } = await buildVisitor();
      const arrived = await server.call(staff, 'checkIn', { ...input, decision });
      expect(await refuses(colleague, { ...input, decision, ...later })).toEqual(known);
      if (decision === 'deny') continue;
      const leaving = { businessId: business.id, checkInId: arrived.id, idempotencyKey: crypto.randomUUID() };
      await server.call(staff, 'checkOut', leaving);
      expect(await refuses(colleague, { ...input, ...later })).toEqual(known);
    }
  });
  test('is not stored again when its key was deleted', async () => {
    const { input } = await buildVisitor();
    await server.call(staff, 'checkIn', { ...input, decision: 'deny' });
    await services.store.db
      .delete(idempotencyKeysTable)
      .where(eq(idempotencyKeysTable.key, input.idempotencyKey));
    expect(await refuses(staff, { ...input, decision: 'deny' })).toEqual(known);
  });
  test('is answered again when the service is no longer offered', async () => {
    const { input } = await buildVisitor();
    const arrived = await server.call(staff, 'checkIn', { ...input, service: 'daycare' });
    const offered = [{ code: 'boarding', name: 'Boarding' }];
    await services.store.db
      .update(businessTable)
      .set({ services: offered })
      .where(eq(businessTable.id, business.id));
    expect(await server.call(staff, 'checkIn', { ...input, service: 'daycare' })).toEqual(arrived);
  });
  test('at another business under the same key is another arrival', async () => {
    const { input } = await buildVisitor();
    const elsewhere = await buildBusiness(services, { timeZone: 'UTC' });
    const there = await server.as(await buildMember(services, { business: elsewhere }));
    const arrived = await server.call(staff, 'checkIn', input);
    const other = await server.call(there, 'checkIn', { ...input, businessId: elsewhere.id });
    expect(other.id).not.toBe(arrived.id);
  });
});

test('the method badge requires a shown badge, and the service must be offered', async () => {
  const { input } = await buildVisitor();
  const { badge: _, ...without } = input;
  expect(await refuses(staff, without)).toEqual(['INVALID_ARGUMENT', 'invalid_shape']);
  expect(await refuses(staff, { ...input, service: 'sauna' })).toEqual([
    'INVALID_ARGUMENT',
    'service_unknown',
  ]);
});
