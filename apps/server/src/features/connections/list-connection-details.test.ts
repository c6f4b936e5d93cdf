import { addDays, type ConnectionScope, calendarDateIn, type Rule } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
// A zone whose date differs from UTC's most of the day: the days are the business's own.
const timeZone = 'Pacific/Kiritimati';
const day = (days: number) => addDays(calendarDateIn(services.clock.now().getTime(), timeZone), days);
const vaccination = (target: string, more: Partial<Rule> = {}): Rule => ({
  ...{ id: target, level: 'required', requirement: { kind: 'vaccination', targets: [target] } },
  ...more,
});

interface Fixture {
  readonly theo: TestPerson;
  readonly maya: TestPerson;
  readonly business: BuiltBusiness;
}

async function openBusiness(rules: Rule[] = [vaccination('rabies')]): Promise<Fixture> {
  const [theo, maya] = [await server.businessPerson(), await server.owner()];
  const business = await buildBusiness(services, { owner: theo, timeZone });
  await buildRequirements(services, { business, rules, publishedAt: new Date('2026-01-01') });
  return { theo, maya, business };
}

/** A pet with a rabies dose that expires in this number of days; without one for null. */
async function addPet(
  { maya, business }: Fixture,
  endsIn: number | null,
  scope: ConnectionScope = 'records',
) {
  const pet = await buildPet(services, { owner: maya });
  if (endsIn !== null) {
    await buildVaccination(services, { pet, administeredOn: day(-300), expiresOn: day(endsIn) });
  }
  await buildConnection(services, { pet, business, scope });
  return pet;
}

type Pet = { readonly id: string };

const detailsOf = async ({ theo, business }: Fixture, ...pets: Pet[]) => {
  const petIds = pets.map(({ id }) => id);
  const { items } = await server.call(theo, 'listConnectionDetails', { businessId: business.id, petIds });
  return petIds.map((petId) => items.find((one) => one.petId === petId));
};

test('a pet that shares its records has the day on which it stops meeting a rule, within 90 days', async () => {
  const fixture = await openBusiness();
  const [soon, later, far] = [await addPet(fixture, 5), await addPet(fixture, 90), await addPet(fixture, 91)];
  expect(await detailsOf(fixture, soon, later, far)).toMatchObject([
    { next: { kind: 'ends', ruleId: 'rabies', status: 'expiring', validUntil: day(5), lastDay: day(5) } },
    { next: { kind: 'ends', status: 'met', lastDay: day(90), others: 0 } },
    { next: null },
  ]);
});

test('a pet that is not cleared has the first rule that it does not meet, and how many more', async () => {
  const fixture = await openBusiness([vaccination('rabies'), vaccination('bordetella', { title: 'Cough' })]);
  const [one, both] = [await addPet(fixture, 200), await addPet(fixture, null)];
  expect(await detailsOf(fixture, one, both)).toMatchObject([
    { next: { kind: 'open', ruleId: 'bordetella', title: 'Cough', reason: 'missing', others: 0 } },
    { next: { kind: 'open', ruleId: 'rabies', title: null, reason: 'missing', others: 1 } },
  ]);
});

test('what only time resolves has the day from which the pet is cleared', async () => {
  const requirement = {
    kind: 'vaccination',
    targets: ['rabies'],
    waitDays: { first: 7, booster: 7 },
  } as const;
  const fixture = await openBusiness([{ id: 'rabies', level: 'required', requirement }]);
  const pet = await buildPet(services, { owner: fixture.maya });
  await buildVaccination(services, { pet, administeredOn: day(-2), expiresOn: day(300) });
  await buildConnection(services, { pet, business: fixture.business, scope: 'verdict' });
  const [found] = await detailsOf(fixture, pet);
  expect(found?.next).toMatchObject({ kind: 'open', status: 'waiting', compliantFrom: day(5) });
});

test('a rule that a puppy will grow into is named with its day, unless dates are hidden', async () => {
  const fixture = await openBusiness([vaccination('rabies', { appliesTo: { fromAgeWeeks: 16 } })]);
  const add = async (scope: ConnectionScope) => {
    const pet = await buildPet(services, { bornOn: day(-100), bornOnPrecision: 'day' });
    await buildConnection(services, { pet, business: fixture.business, scope });
    return pet;
  };
  expect(await detailsOf(fixture, await add('records'), await add('verdict'))).toMatchObject([
    { next: { kind: 'starts', ruleId: 'rabies', lastDay: day(11) } },
    { next: null },
  ]);
});

test('a pet that shares its status only has reasons, and no date or order by dates', async () => {
  const fixture = await openBusiness([vaccination('rabies'), vaccination('bordetella')]);
  const add = async (rabies: number, bordetella: number) => {
    const pet = await addPet(fixture, rabies, 'verdict');
    const dose = { administeredOn: day(-300), expiresOn: day(bordetella) };
    await buildVaccination(services, { pet, vaccine: 'bordetella-oral', ...dose });
    return pet;
  };
  const [soon, sooner, later] = [await add(20, 5), await add(5, 20), await add(60, 60)];
  const gone = await addPet(fixture, -3, 'verdict');
  const [first, second, third, expired] = await detailsOf(fixture, soon, sooner, later, gone);
  expect(first?.next).toMatchObject({ kind: 'ends', ruleId: 'rabies', validUntil: null, lastDay: null });
  expect(second?.next).toEqual(first?.next);
  expect(third?.next).toBeNull();
  expect(expired?.next).toMatchObject({ kind: 'open', reason: 'expired', validUntil: null, others: 1 });
  const text = JSON.stringify([first, second, third, expired]);
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

test("an owner's name is there if it is shared for this pet, a guest's as staff entered it", async () => {
  const fixture = await openBusiness();
  const { theo, maya, business } = fixture;
  const contact = { name: 'Maya Okafor', phone: null, emergency: null, pickups: [] };
  await server.call(maya, 'setContact', contact);
  const [shared, other] = [await addPet(fixture, 5), await addPet(fixture, 5)];
  const names = async (...pets: Pet[]) =>
    (await detailsOf(fixture, ...pets)).map((found) => found?.ownerName);
  expect(await names(shared, other)).toEqual([null, null]);
  await server.call(maya, 'setContactSharing', { petId: shared.id, businessId: business.id, share: true });
  expect(await names(shared, other)).toEqual(['Maya Okafor', null]);

  const guest = { petName: 'Momo', species: 'dog', ownerEmail: 'momo@guest.test' } as const;
  const { petId } = await server.call(theo, 'createGuest', { businessId: business.id, ...guest });
  expect(await names({ id: petId })).toEqual(['momo@guest.test']);
  const { items } = await server.call(theo, 'listConnections', { businessId: business.id });
  const customerId = items.find((one) => one.petId === petId)?.customer?.id ?? '';
  await server.call(theo, 'updateCustomer', { businessId: business.id, customerId, name: 'Mo Lee' });
  expect(await names({ id: petId })).toEqual(['Mo Lee']);
});

test('pets of another business are left out, and so are those that are no longer connected', async () => {
  const fixture = await openBusiness();
  const elsewhere = await openBusiness();
  const [own, foreign, gone] = [
    await addPet(fixture, 5),
    await addPet(elsewhere, 5),
    await addPet(fixture, 5),
  ];
  await server.call(fixture.maya, 'disconnectPet', { petId: gone.id, businessId: fixture.business.id });
  const found = await detailsOf(fixture, own, foreign, gone);
  expect(found.map((one) => one?.petId)).toEqual([own.id, undefined, undefined]);
  const asked = { businessId: fixture.business.id, petIds: [own.id] };
  const refused = await server.refusal(elsewhere.theo, 'listConnectionDetails', asked);
  expect(refused).toMatchObject({ status: 'PERMISSION_DENIED', details: { reason: 'not_member' } });
});

test('many pets are described in as many statements as one', async () => {
  const fixture = await openBusiness();
  const pets: Pet[] = [];
  for (let index = 0; index < 12; index += 1) pets.push(await addPet(fixture, index));
  const { pool } = services.store;
  const countFor = async (...asked: Pet[]) => {
    let statements = 0;
    const before = pool.query;
    pool.query = ((...sent: Parameters<typeof before>) => {
      statements += 1;
      return before.apply(pool, sent);
    }) as typeof before;
    try {
      await detailsOf(fixture, ...asked);
    } finally {
      pool.query = before;
    }
    return statements;
  };
  // The first call of a person reads what the next ones know already.
  await detailsOf(fixture, ...pets.slice(0, 1));
  const one = await countFor(...pets.slice(0, 1));
  expect(one).toBeGreaterThan(0);
  expect(await countFor(...pets)).toBe(one);
});
