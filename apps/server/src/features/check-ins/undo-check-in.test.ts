import { beforeEach, describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
let business: BuiltBusiness;
let theo: TestPerson;
let staff: TestPerson;
beforeEach(async () => {
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo });
  staff = await server.as(await buildMember(services, { business }));
});

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const scanIn = async (decision: 'admit' | 'deny') => {
  const { petId, code } = await buildBadge(services);
  const shown = { businessId: business.id, petId, badge: code, method: 'badge', decision } as const;
  return server.call(staff, 'checkIn', { ...shown, ...key() });
};
const undo = (checkInId: string, by = staff) =>
  server.call(by, 'undoCheckIn', { businessId: business.id, checkInId, ...key() });
const refusal = (checkInId: string) =>
  server.refusal(staff, 'undoCheckIn', { businessId: business.id, checkInId, ...key() });
const listed = async () => (await server.call(staff, 'listCheckIns', { businessId: business.id })).items;

describe.each(['admit', 'deny'] as const)('what staff decided (%s)', (decision) => {
  test('is undone: it is listed and counted nowhere, and only the audit log still has it', async () => {
    const { id } = await scanIn(decision);
    expect(await undo(id)).toMatchObject({ id, decision: 'undone' });
    expect(await listed()).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    const days = { businessId: business.id, from: today, to: today };
    const { totals } = await server.call(theo, 'getBusinessSummary', days);
    expect(totals).toMatchObject({ admitted: 0, denied: 0, pets: 0 });
    const log = await server.call(theo, 'listAuditEntries', { businessId: business.id, subjectId: id });
    expect(log.items.map(({ action }) => action)).toEqual(['undoCheckIn', 'checkIn']);
  });

  test('is sent to every device at once', async () => {
    const stream = await server.stream(theo, 'watchCheckIns', { businessId: business.id });
    const { id } = await scanIn(decision);
    await undo(id);
    await expect.poll(() => stream.text()).toContain('"decision":"undone"');
    stream.close();
  });

  test('can be undone for ten minutes, once', async () => {
    const { id } = await scanIn(decision);
    await undo(id);
    expect(await refusal(id)).toMatchObject({ details: { reason: 'too_late' } });
    const late = await buildCheckIn(services, {
      business,
      decision: decision === 'admit' ? 'admitted' : 'denied',
      decidedAt: new Date(services.clock.now().getTime() - 11 * 60_000),
    });
    expect(await refusal(late.id)).toMatchObject({ details: { reason: 'too_late' } });
  });
});

describe('the visit of a pet', () => {
  const connectionOf = async (petId: string) => {
    const { items } = await server.call(staff, 'listConnections', { businessId: business.id });
    return items.find((item) => item.petId === petId) ?? null;
  };

  test('that created the connection ends it, and the pet can be scanned again', async () => {
    const { id, petId } = await scanIn('admit');
    expect(await connectionOf(petId)).toMatchObject({ scope: 'verdict' });
    await undo(id);
    expect(await connectionOf(petId)).toBeNull();
  });

  test('does not change a connection that existed before, whose previous visit counts again', async () => {
    const pet = await buildPet(services);
    const before = new Date(services.clock.now().getTime() - 3 * 24 * 60 * 60_000);
    await buildConnection(services, { pet, business, connectedAt: before, scope: 'records' });
    const visit = { pet, business, arrivedAt: before, departedAt: before, service: 'daycare' };
    await buildCheckIn(services, visit);
    const again = { businessId: business.id, petId: pet.id, method: 'manual', decision: 'admit' } as const;
    const { id } = await server.call(staff, 'checkIn', { ...again, ...key() });
    await undo(id);
    expect(await connectionOf(pet.id)).toMatchObject({
      scope: 'records',
      lastVisitAt: before.toISOString(),
      lastService: 'daycare',
    });
  });
});

test('a pet that arrived by the poster waits again, and can be decided about again', async () => {
  const maya = await server.owner();
  const business = await buildBusiness(services, { owner: theo, selfCheckIn: 'confirm' });
  const pet = await buildPet(services, { owner: maya });
  const waits = await server.call(maya, 'arriveAtDoor', { slug: business.slug, petId: pet.id, ...key() });
  const arrival = { businessId: business.id, checkInId: waits.id };
  await server.call(theo, 'decideArrival', { ...arrival, decision: 'deny' });
  const undone = await server.call(theo, 'undoCheckIn', { ...arrival, ...key() });
  expect(undone).toMatchObject({ decision: 'waiting', departedAt: null });
  expect(await server.call(theo, 'decideArrival', { ...arrival, decision: 'admit' })).toMatchObject({
    decision: 'admitted',
  });
});

test('a pet that has left can no longer be undone; its check-out can', async () => {
  const { id } = await scanIn('admit');
  await server.call(staff, 'checkOut', { businessId: business.id, checkInId: id, ...key() });
  expect(await refusal(id)).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'too_late' } });
});

test('an arrival shows the pet’s own photo and care alerts, until the pet is neither on site nor connected', async () => {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, alerts: ['Guards food'], colour: 'brindle' });
  await buildConnection(services, { pet, business });
  const input = { businessId: business.id, petId: pet.id, method: 'manual', decision: 'deny' } as const;
  const face = { alerts: ['Guards food'], colour: 'brindle' };
  expect(await server.call(staff, 'checkIn', { ...input, ...key() })).toMatchObject(face);
  expect((await listed())[0]).toMatchObject(face);
  await server.call(maya, 'disconnectPet', { petId: pet.id, businessId: business.id });
  expect((await listed())[0]).toMatchObject({ petName: pet.name, alerts: [], colour: null, photoPath: null });
});
