import { addDays, calendarDateIn, type Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
  buildVisit,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
// A zone whose date differs from UTC's most of the day: the days are the business's own.
const timeZone = 'Pacific/Kiritimati';
const day = (days: number) => addDays(calendarDateIn(services.clock.now().getTime(), timeZone), days);
const vaccination = (target: string, services?: string[]): Rule => ({
  id: target,
  level: 'required',
  title: target === 'rabies' ? 'Rabies vaccine' : undefined,
  appliesTo: services && { services },
  requirement: { kind: 'vaccination', targets: [target] },
});

interface Fixture {
  theo: TestPerson;
  maya: TestPerson;
  business: BuiltBusiness;
}

async function openBusiness(rules: Rule[] = [vaccination('rabies')]): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, timeZone });
  await buildRequirements(services, { business, rules, publishedAt: new Date('2026-01-01') });
  return { theo, maya, business };
}

/** A pet with a dose that expires in this number of days; without a dose for null. */
async function addPet(
  { maya, business }: Fixture,
  name: string,
  endsIn: number | null,
  scope: 'records' | 'verdict' = 'records',
) {
  const pet = await buildPet(services, { owner: maya, name });
  const dose = { pet, administeredOn: day(-300), expiresOn: endsIn === null ? null : day(endsIn) };
  if (endsIn !== null) await buildVaccination(services, dose);
  await buildConnection(services, { pet, business, scope, dueAt: services.clock.now() });
  return pet;
}

const report = ({ theo, business }: Fixture, input: object = {}) =>
  server.call(theo, 'getDueReport', { businessId: business.id, withinDays: 30, ...input });
const listed = async (fixture: Fixture, input?: object) =>
  (await report(fixture, input)).items.map(({ petName, rule, dueOn }) => [petName, rule, dueOn]);

test('missing records come first, then what expires within the days, and nothing else', async () => {
  const fixture = await openBusiness();
  await addPet(fixture, 'Later', 45);
  await addPet(fixture, 'Soon', 20);
  const first = await addPet(fixture, 'Missing', null);
  await addPet(fixture, 'Sooner', 0);
  await buildVisit(services, { pet: first, business: fixture.business, arrival: day(3), departure: day(4) });
  const { items, pets, totals, nextCursor } = await report(fixture);
  expect(items).toEqual([
    { petId: first.id, petName: 'Missing', ownerName: null, rule: 'rabies', status: 'missing', dueOn: null },
    expect.objectContaining({ petName: 'Sooner', status: 'expiring', dueOn: day(0) }),
    expect.objectContaining({ petName: 'Soon', status: 'expiring', dueOn: day(20) }),
  ]);
  expect(pets.map(({ petName, nextVisitOn }) => [petName, nextVisitOn])).toEqual([
    ['Missing', day(3)],
    ['Sooner', null],
    ['Soon', null],
  ]);
  expect(totals).toEqual({ pets: 3, owners: 1, unmet: 1, ending: 2, visiting: 1 });
  expect(nextCursor).toBeNull();
  expect(await listed(fixture, { withinDays: 45 })).toContainEqual(['Later', 'rabies', day(45)]);
});

test('a change of the records is in the next report', async () => {
  const fixture = await openBusiness();
  const pet = await addPet(fixture, 'Biscuit', 3);
  const dose = { petId: pet.id, vaccine: 'rabies-1y', administeredOn: day(-1), expiresOn: day(364) };
  await server.call(fixture.maya, 'recordVaccination', dose);
  expect(await listed(fixture)).toEqual([]);
});

test('a rule, a service and what is not met narrow it', async () => {
  const fixture = await openBusiness([vaccination('rabies'), vaccination('bordetella', ['boarding'])]);
  await addPet(fixture, 'Biscuit', 5);
  expect(await listed(fixture)).toEqual([
    ['Biscuit', 'rabies', day(5)],
    ['Biscuit', 'bordetella', null],
  ]);
  expect(await listed(fixture, { rule: 'rabies' })).toEqual([['Biscuit', 'rabies', day(5)]]);
  expect(await listed(fixture, { service: 'daycare' })).toEqual([['Biscuit', 'rabies', day(5)]]);
  expect(await listed(fixture, { service: 'boarding' })).toHaveLength(2);
  expect(await listed(fixture, { missing: true })).toEqual([['Biscuit', 'bordetella', null]]);
  expect(await listed(fixture, { rule: 'gone' })).toEqual([]);
});

test('pages contain every pet once, in one order', async () => {
  const fixture = await openBusiness();
  for (const endsIn of [7, null, 3, 3, null]) await addPet(fixture, `Pet ${endsIn}`, endsIn);
  const all = (await report(fixture)).pets.map(({ petId }) => petId);
  const paged: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await report(fixture, { limit: 2, ...(cursor ? { cursor } : {}) });
    paged.push(...page.pets.map(({ petId }) => petId));
    expect(page.totals === null).toBe(cursor !== undefined);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all);
  expect(new Set(all).size).toBe(5);
});

test('without access to records no date is revealed, neither by the days nor by the order', async () => {
  const fixture = await openBusiness();
  await addPet(fixture, 'Tenth', 10, 'verdict');
  await addPet(fixture, 'Gone', -3, 'verdict');
  await addPet(fixture, 'Fifth', 5, 'verdict');
  const month = await listed(fixture);
  expect(month.map(([, , dueOn]) => dueOn)).toEqual([null, null, null]);
  // In the order of their ids, which is that of their creation.
  expect(month.map(([name]) => name)).toEqual(['Gone', 'Tenth', 'Fifth']);
  expect(await listed(fixture, { withinDays: 29 })).toEqual([['Gone', 'rabies', null]]);
});

test('a pet whose dates are no longer shared loses them in the report', async () => {
  const fixture = await openBusiness();
  const pet = await addPet(fixture, 'Biscuit', 5);
  expect(await listed(fixture)).toEqual([['Biscuit', 'rabies', day(5)]]);
  const connection = { petId: pet.id, businessId: fixture.business.id, scope: 'verdict' as const };
  await server.call(fixture.maya, 'connectPet', connection);
  expect(await listed(fixture)).toEqual([['Biscuit', 'rabies', null]]);
  expect(await listed(fixture, { withinDays: 7 })).toEqual([]);
});

test("an owner's name is shown if it is shared, a guest's address as the business entered it", async () => {
  const fixture = await openBusiness();
  const pet = await addPet(fixture, 'Biscuit', 5);
  const own = { name: 'Maya Okafor', phone: null, emergency: null, pickups: [] };
  await server.call(fixture.maya, 'setContact', own);
  expect((await report(fixture)).items[0]?.ownerName).toBeNull();
  const shared = { petId: pet.id, businessId: fixture.business.id, share: true };
  await server.call(fixture.maya, 'setContactSharing', shared);
  const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'momo@guest.test' } as const;
  await server.call(fixture.theo, 'createGuest', { businessId: fixture.business.id, ...guest });
  const owners = (await report(fixture)).items.map(({ petName, ownerName }) => [petName, ownerName]);
  expect(owners).toEqual([
    ['Momo', 'momo@guest.test'],
    ['Biscuit', 'Maya Okafor'],
  ]);
});

test('connections that an earlier release judged are listed too', async () => {
  const fixture = await openBusiness();
  const pet = await addPet(fixture, 'Biscuit', 5);
  await report(fixture);
  const unlisted = 'update connection set renewals = null, renew_on = null, due_at = null where pet_id = $1';
  await services.store.pool.query(unlisted, [pet.id]);
  expect(await listed(fixture)).toEqual([['Biscuit', 'rabies', day(5)]]);
});
