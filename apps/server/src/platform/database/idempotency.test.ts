import { describe, expect, test } from 'vitest';
import { countRows, type TestServer, useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildPet,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server: TestServer = await useServer();
const { services } = server;
const maya = await server.owner();
const theo = await server.businessPerson();
const business = await buildBusiness(services, { owner: theo });
const ownPet = await buildPet(services, { owner: maya });

/** A function that takes a key, a new input for it, another input, and the table in which it inserts. */
const cases = {
  createPet: {
    caller: maya,
    input: async () => ({ name: 'Rex', species: 'dog' }),
    other: { name: 'Max' },
    table: 'pet',
  },
  recordVaccination: {
    caller: maya,
    input: async () => ({ petId: ownPet.id, vaccine: 'rabies-1y', administeredOn: '2026-01-01' }),
    other: { vaccine: 'dhpp' },
    table: 'vaccination',
  },
  createBusiness: {
    caller: theo,
    input: async () => ({ name: 'Place', kind: 'cafe', timeZone: 'Europe/Berlin' }),
    other: { name: 'Other place' },
    table: 'business',
  },
  publishRequirements: {
    caller: theo,
    input: async () => ({ businessId: business.id, rules: [] }),
    other: { effectiveFrom: '2030-01-01' },
    table: 'requirement_version',
  },
  checkIn: {
    caller: theo,
    input: async () => {
      const { code, petId } = await buildBadge(services);
      return { businessId: business.id, petId, badge: code, method: 'badge', decision: 'admit' };
    },
    other: { service: 'daycare' },
    table: 'check_in',
  },
  checkOut: {
    caller: theo,
    input: async () => ({
      businessId: business.id,
      checkInId: (await buildCheckIn(services, { business })).id,
    }),
    other: { checkInId: crypto.randomUUID() },
    table: 'event',
  },
} as const;

const names = Object.keys(cases) as (keyof typeof cases)[];

describe.each(names)('%s', (name) => {
  const { caller, input: fresh, other, table } = cases[name];
  const call = (input: object) => server.call(caller, name, input as never);
  const rows = async () => (await countRows(services.store))[table] ?? 0;

  test('repeated with its key returns the first result again and writes nothing more', async () => {
    const input = { ...(await fresh()), idempotencyKey: crypto.randomUUID() };
    const first = await call(input);
    const before = await countRows(services.store);
    expect(await call(input)).toEqual(first);
    const reordered = Object.fromEntries(Object.entries(input).reverse());
    expect(await call(reordered)).toEqual(first);
    expect(await countRows(services.store)).toEqual(before);
  });

  test('with the same key and other input is refused', async () => {
    const input = { ...(await fresh()), idempotencyKey: crypto.randomUUID() };
    await call(input);
    const before = await countRows(services.store);
    const refused = await server.refusal(caller, name, { ...input, ...other });
    expect(refused).toMatchObject({ http: 409, status: 'ALREADY_EXISTS' });
    expect(await countRows(services.store)).toEqual(before);
  });

  test('sent twenty times at once is done once, and all get the same result', async () => {
    // One call may write several rows, as a check-out that also ends a visit does.
    const alone = { ...(await fresh()), idempotencyKey: crypto.randomUUID() };
    const start = await rows();
    await call(alone);
    const written = (await rows()) - start;
    const input = { ...(await fresh()), idempotencyKey: crypto.randomUUID() };
    const before = await rows();
    const results = await Promise.all(Array.from({ length: 20 }, () => call(input)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(written).toBeGreaterThan(0);
    expect(await rows()).toBe(before + written);
  });
});

test('the keys of two people are independent', async () => {
  const other = await server.owner();
  const input = { name: 'Rex', species: 'dog', idempotencyKey: 'the same' } as const;
  const mine = await server.call(maya, 'createPet', input);
  const theirs = await server.call(other, 'createPet', { ...input, name: 'Max' });
  expect(theirs).toMatchObject({ name: 'Max', ownerId: other.uid });
  expect(theirs.id).not.toBe(mine.id);
});

test('one key for two functions is other input', async () => {
  const idempotencyKey = crypto.randomUUID();
  await server.call(maya, 'createPet', { name: 'Rex', species: 'dog', idempotencyKey });
  const dose = { petId: ownPet.id, vaccine: 'dhpp', administeredOn: '2026-01-01', idempotencyKey };
  expect((await server.refusal(maya, 'recordVaccination', dose)).status).toBe('ALREADY_EXISTS');
});

test('a refusal is not stored: the same key works once the reason is gone', async () => {
  const pet = await buildPet(services);
  const { code } = await buildBadge(services, { pet });
  const location = await buildBusiness(services, { owner: theo });
  const requirement = { kind: 'vaccination', targets: ['rabies'] } as const;
  const rules = [
    { id: 'rabies', level: 'required' as const, requirement: { ...requirement, targets: ['rabies'] } },
  ];
  await server.call(theo, 'publishRequirements', { businessId: location.id, rules });
  const input = {
    businessId: location.id,
    petId: pet.id,
    badge: code,
    method: 'badge',
    decision: 'admit',
    idempotencyKey: 'again',
  } as const;
  expect((await server.refusal(theo, 'checkIn', input)).details?.reason).toBe('override_required');
  await buildVaccination(services, { pet });
  expect(await server.call(theo, 'checkIn', input)).toMatchObject({ decision: 'admitted' });
});

test('without a key each call counts separately', async () => {
  const input = { name: 'Rex', species: 'dog' } as const;
  const [a, b] = [await server.call(maya, 'createPet', input), await server.call(maya, 'createPet', input)];
  expect(a.id).not.toBe(b.id);
});

test.each(['checkIn', 'checkOut'] as const)('%s does not go without a key', async (name) => {
  const refused = await server.refusal(theo, name, await cases[name].input());
  expect(refused.details?.issues?.map((issue) => issue.path)).toEqual(['idempotencyKey']);
});
