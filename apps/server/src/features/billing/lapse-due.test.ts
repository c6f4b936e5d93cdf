import { and, eq, lte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { entitlementTable } from '../../schema/entitlement.ts';
import { buildBusiness, buildMember } from '../../seed/builders/index.ts';
import { grantManually, revokeManually } from './grant.ts';
import { lapseDue } from './lapse-due.ts';
import { entitlementsNow, inPortal, startTrial } from './testing/sandbox-visitor.ts';

const server = await useServer();
const soon = (ms: number) => new Date(Date.now() + ms);

async function withBusiness(person: TestPerson) {
  return buildBusiness(server.services, { owner: person });
}

test('access that ends closes open streams of the person and refuses calls, within a second', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await grantManually(server.services, person.uid, soon(1_500));
  const ownBusiness = await withBusiness(person);
  const own = await server.stream(person, 'watchEntitlements', {});
  const floor = await server.stream(person, 'watchCheckIns', { businessId: ownBusiness.id });
  expect(await own.next()).toMatchObject({ message: { businessConnect: true } });
  await floor.next();
  const closed = await own.next(5_000);
  expect(closed).toMatchObject({ message: { businessConnect: false, tier: 'business', source: 'manual' } });
  const update = { businessId: ownBusiness.id, name: 'Another name' };
  expect((await server.refusal(person, 'updateBusiness', update)).details).toEqual({
    reason: 'upgrade_required',
  });
  own.close();
  floor.close();
});

test('no one keeps access because the sweep is late', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await grantManually(server.services, person.uid, soon(60_000));
  const ownBusiness = await withBusiness(person);
  // The end is moved without the sweep, as if it had not run yet.
  await server.services.store.db
    .update(entitlementTable)
    .set({ accessEndsAt: soon(-1_000), currentPeriodEnd: soon(-1_000) })
    .where(eq(entitlementTable.uid, person.uid));
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: false, tier: 'business' });
  const update = { businessId: ownBusiness.id, name: 'Another name' };
  expect((await server.refusal(person, 'updateBusiness', update)).status).toBe('PERMISSION_DENIED');
  expect((await server.call(person, 'listCheckIns', { businessId: ownBusiness.id })).items).toEqual([]);
});

test('concurrent sweeps lapse everyone once', async () => {
  const now = new Date(Date.now() + 1_000_000_000);
  const people = await Promise.all(
    Array.from({ length: 230 }, () => server.businessPerson({ plan: 'free' })),
  );
  await server.services.store.db.insert(entitlementTable).values(
    people.map(({ uid }) => ({
      uid,
      businessConnect: true,
      tier: 'business' as const,
      source: 'manual',
      currentPeriodEnd: new Date(now.getTime() - 1),
      accessEndsAt: new Date(now.getTime() - 1),
      updatedAt: new Date(),
    })),
  );
  const due = and(eq(entitlementTable.businessConnect, true), lte(entitlementTable.accessEndsAt, now));
  const expected = await server.services.store.db.$count(entitlementTable, due);
  expect(expected).toBeGreaterThanOrEqual(230);
  const later = { ...server.services, clock: { now: () => now } };
  const lapsed = await Promise.all([1, 2, 3].map(() => lapseDue(later)));
  expect(lapsed.reduce((sum, count) => sum + count, 0)).toBe(expected);
  expect(await lapseDue(later)).toBe(0);
});

test('people who work for a business inherit its plan, and lose it with it, at once', async () => {
  const owner = await server.businessPerson({ plan: 'free' });
  const staff = await server.businessPerson({ plan: 'free' });
  await startTrial(server, owner);
  const ownBusiness = await withBusiness(owner);
  await buildMember(server.services, { business: ownBusiness, account: staff, role: 'staff' });
  const stream = await server.stream(staff, 'watchEntitlements', {});
  expect(await stream.next()).toMatchObject({
    message: { businessConnect: true, tier: 'business', source: 'team' },
  });
  await inPortal(server, owner, { action: 'cancel' });
  await inPortal(server, owner, { action: 'advance', days: '15' });
  const messages = [];
  do messages.push(await stream.next());
  while (!JSON.stringify(messages.at(-1)).includes('"businessConnect":false'));
  expect(messages.at(-1)).toMatchObject({ message: { source: 'team', tier: 'business' } });
  const create = { name: 'A second cafe', kind: 'cafe', timeZone: 'UTC' };
  expect((await server.refusal(staff, 'createBusiness', create)).details).toEqual({
    reason: 'upgrade_required',
  });
  stream.close();
});

test('what an operator gave ends, what was paid for stays', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await grantManually(server.services, person.uid, null);
  expect(await entitlementsNow(server, person)).toMatchObject({
    businessConnect: true,
    source: 'manual',
    currentPeriodEnd: null,
  });
  await startTrial(server, person);
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: true, source: 'stripe' });
  expect(await revokeManually(server.services, person.uid)).toBe(true);
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: true, source: 'stripe' });
  expect(await revokeManually(server.services, person.uid)).toBe(false);
});

test('a subscription that ends leaves what an operator gave', async () => {
  const person = await server.businessPerson({ plan: 'free' });
  await startTrial(server, person);
  await grantManually(server.services, person.uid, null);
  await inPortal(server, person, { action: 'cancel' });
  await inPortal(server, person, { action: 'advance', days: '15' });
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: true, source: 'manual' });
  await revokeManually(server.services, person.uid);
  expect(await entitlementsNow(server, person)).toMatchObject({ businessConnect: false, tier: 'business' });
});
