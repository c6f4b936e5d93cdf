import { beforeEach, expect, test } from 'vitest';
import { countRows, type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildCheckIn,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
let business: BuiltBusiness;
let staff: TestPerson;
beforeEach(async () => {
  business = await buildBusiness(services);
  staff = await server.as(await buildMember(services, { business }));
});

const key = () => ({ idempotencyKey: crypto.randomUUID() });

test('the pet has left, and is no longer listed on site', async () => {
  const open = await buildCheckIn(services, { business });
  const left = await server.call(staff, 'checkOut', {
    businessId: business.id,
    checkInId: open.id,
    ...key(),
  });
  expect(left).toMatchObject({ id: open.id, departedAt: expect.any(String) });
  const present = { businessId: business.id, present: true };
  expect((await server.call(staff, 'listCheckIns', present)).items).toEqual([]);
  expect((await server.call(staff, 'listCheckIns', { ...present, present: false })).items).toEqual([left]);
});

test.each([{ departedAt: new Date() }, { decision: 'denied' as const }, { decision: 'waiting' as const }])(
  'a pet that is not here cannot leave: %j',
  async (facts) => {
    const row = await buildCheckIn(services, { business, ...facts });
    const before = await countRows(services.store);
    const refused = await server.refusal(staff, 'checkOut', {
      businessId: business.id,
      checkInId: row.id,
      ...key(),
    });
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'not_here' } });
    expect(await countRows(services.store)).toEqual(before);
  },
);

test('of ten devices that check it out exactly one succeeds', async () => {
  const open = await buildCheckIn(services, { business });
  const input = { businessId: business.id, checkInId: open.id };
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => server.call(staff, 'checkOut', { ...input, ...key() })),
  );
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
});

test('a check-in of another business is not found', async () => {
  const elsewhere = await buildCheckIn(services);
  const refused = await server.refusal(staff, 'checkOut', {
    businessId: business.id,
    checkInId: elsewhere.id,
    ...key(),
  });
  expect(refused.status).toBe('NOT_FOUND');
});

test('a check-out does not wait for a change of the pet if no waiver is signed for every visit', async () => {
  const pet = await buildPet(services);
  const open = await buildCheckIn(services, { business, pet });
  await services.store.transaction(async (tx) => {
    await tx.db.execute(`select 1 from pet where id = '${pet.id}' for no key update` as never);
    const input = { businessId: business.id, checkInId: open.id };
    expect(await server.call(staff, 'checkOut', { ...input, ...key() })).toMatchObject({ id: open.id });
  });
});
