import { waitEndsAt } from '@clearpaw/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestPerson, type TestStream, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildCheckIn,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const start = Date.UTC(2026, 10, 21, 9);
const clock = { at: start, now: () => new Date(clock.at) };
const server = await useServer({}, { clock });
const { services } = server;
const maya = await server.owner();
let theo: TestPerson;
let business: BuiltBusiness;
const open: TestStream[] = [];

beforeEach(async () => {
  clock.at = start;
  theo = await server.businessPerson();
  business = await buildBusiness(services, { owner: theo, selfCheckIn: 'confirm', timeZone: 'UTC' });
  await buildRequirements(services, { business, rules: [], publishedAt: new Date('2026-01-01') });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

const newPet = () => buildPet(services, { owner: maya, name: 'Biscuit' });
const arrive = (petId: string) =>
  server.call(maya, 'arriveAtDoor', { slug: business.slug, petId, idempotencyKey: crypto.randomUUID() });
const decide = (checkInId: string, decision: 'admit' | 'deny') =>
  ({ businessId: business.id, checkInId, decision }) as const;
async function watchDoor(person: TestPerson = maya): Promise<TestStream> {
  const stream = await server.stream(person, 'watchDoor', { slug: business.slug });
  open.push(stream);
  return stream;
}
async function minutesLater(minutes: number): Promise<void> {
  clock.at = start + minutes * 60_000;
  await server.runJobs();
}

test('a waiting arrival without a decision ends after two hours, both sides are notified, and the pet may arrive again', async () => {
  const pet = await newPet();
  const [onSite, desk] = [
    await server.stream(theo, 'watchCheckIns', { businessId: business.id }),
    await watchDoor(),
  ];
  open.push(onSite);
  await onSite.next();
  await desk.next();
  const waiting = await arrive(pet.id);
  expect(await onSite.next()).toMatchObject({ message: { id: waiting.id, departedAt: null } });
  expect(await desk.next()).toMatchObject({ message: { id: waiting.id, departedAt: null } });

  await minutesLater(119);
  expect((await server.refusal(maya, 'arriveAtDoor', again(pet.id))).details?.reason).toBe('already_waiting');
  await minutesLater(121);
  const departedAt = new Date(waitEndsAt(start)).toISOString();
  expect(await onSite.next()).toMatchObject({ message: { id: waiting.id, decision: 'waiting', departedAt } });
  expect(await desk.next()).toMatchObject({ message: { id: waiting.id, decision: 'waiting', departedAt } });
  const late = await server.refusal(theo, 'decideArrival', decide(waiting.id, 'admit'));
  expect(late.details?.reason).toBe('not_waiting');
  const undo = { businessId: business.id, checkInId: waiting.id, idempotencyKey: 'undo' };
  expect((await server.refusal(theo, 'undoCheckOut', undo)).details?.reason).toBe('too_late');

  const second = await arrive(pet.id);
  expect(second).toMatchObject({ decision: 'waiting', departedAt: null });
  expect(second.id).not.toBe(waiting.id);
  await minutesLater(122);
  expect((await server.call(theo, 'decideArrival', decide(second.id, 'admit'))).decision).toBe('admitted');
});

const again = (petId: string) => ({ slug: business.slug, petId, idempotencyKey: crypto.randomUUID() });

test('a waiting pet that is checked in another way no longer waits', async () => {
  const pet = await newPet();
  const waiting = await arrive(pet.id);
  const { code } = await server.call(maya, 'getBadge', { petId: pet.id });
  const scanned = { businessId: business.id, petId: pet.id, badge: code, method: 'badge' } as const;
  await server.call(theo, 'checkIn', { ...scanned, decision: 'admit', idempotencyKey: 'badge' });
  await minutesLater(1);
  const { items } = await server.call(theo, 'listCheckIns', { businessId: business.id, petId: pet.id });
  expect(items.map(({ decision, departedAt }) => [decision, departedAt === null])).toEqual(
    expect.arrayContaining([
      ['admitted', true],
      ['waiting', false],
    ]),
  );
  expect(items.find(({ id }) => id === waiting.id)?.departedAt).toBe(new Date(clock.at).toISOString());
});

test("a waiting owner receives staff's decision at once, without the reason that they entered", async () => {
  const [pet, other] = [await newPet(), await newPet()];
  await buildVaccination(services, { pet });
  const desk = await watchDoor();
  await desk.next();
  const waiting = await arrive(pet.id);
  await desk.next();
  await server.call(theo, 'decideArrival', decide(waiting.id, 'admit'));
  expect(await desk.next()).toEqual({
    message: {
      id: waiting.id,
      petId: pet.id,
      service: null,
      arrivedAt: waiting.arrivedAt,
      departedAt: null,
      decision: 'admitted',
      verdict: 'compliant',
    },
  });
  const second = await arrive(other.id);
  await desk.next();
  await server.call(theo, 'decideArrival', decide(second.id, 'deny'));
  expect(await desk.next()).toMatchObject({ message: { id: second.id, decision: 'denied' } });

  const reopened = await (await watchDoor()).next();
  const { arrivals } = (reopened as { message: { arrivals: { petId: string; decision: string }[] } }).message;
  expect(new Map(arrivals.map(({ petId, decision }) => [petId, decision]))).toEqual(
    new Map([
      [pet.id, 'admitted'],
      [other.id, 'denied'],
    ]),
  );
});

test('no one receives events about pets of other owners', async () => {
  await buildCheckIn(services, { business, arrivedAt: new Date(start) });
  const desk = await watchDoor();
  expect(await desk.next()).toEqual({ message: { arrivals: [] } });
  const outsider = await server.owner();
  const theirs = await buildPet(services, { owner: outsider });
  const arrival = { slug: business.slug, petId: theirs.id, idempotencyKey: 'theirs' };
  await server.call(outsider, 'arriveAtDoor', arrival);
  const mine = await newPet();
  await arrive(mine.id);
  expect(await desk.next()).toMatchObject({ message: { petId: mine.id } });
});

test('an unknown business is not found', async () => {
  const refused = await server.refusal(maya, 'watchDoor', { slug: 'no-such-door' });
  expect(refused.status).toBe('NOT_FOUND');
});
