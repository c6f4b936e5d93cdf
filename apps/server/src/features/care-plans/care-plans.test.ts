import { describe, expect, test } from 'vitest';
import { post, useServer } from '../../../test/index.ts';
import {
  buildApiKey,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildMember,
  buildPet,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const plan = { feeding: 'One cup at 8 and 6', medication: 'Apoquel with dinner', routine: null };
const key = () => crypto.randomUUID();

async function connected(scope: 'verdict' | 'records' = 'verdict') {
  const maya = await server.owner();
  const theo = await server.businessPerson();
  const pet = await buildPet(services, { owner: maya });
  const business = await buildBusiness(services, { owner: theo });
  await buildConnection(services, { pet, business, scope });
  return { maya, theo, pet, business, at: { businessId: business.id, petId: pet.id } };
}

describe('a care plan', () => {
  test('is empty at first, and saved as a whole', async () => {
    const { maya, pet } = await connected();
    const petId = pet.id;
    const empty = { petId, feeding: null, medication: null, routine: null, updatedAt: null };
    expect(await server.call(maya, 'getCarePlan', { petId })).toEqual(empty);
    const saved = await server.call(maya, 'setCarePlan', { petId, ...plan });
    expect(saved).toMatchObject({ petId, ...plan });
    expect(await server.call(maya, 'getCarePlan', { petId })).toEqual(saved);
    const cleared = { petId, feeding: null, medication: null, routine: null };
    expect(await server.call(maya, 'setCarePlan', cleared)).toMatchObject(cleared);
  });

  test('is read where the records are shared', async () => {
    const { maya, theo, pet } = await connected('records');
    await server.call(maya, 'setCarePlan', { petId: pet.id, ...plan });
    expect(await server.call(theo, 'getCarePlan', { petId: pet.id })).toMatchObject(plan);
  });

  test('with verdict only it is read while the pet is on site, not before and not after', async () => {
    const { maya, theo, pet, business } = await connected();
    await server.call(maya, 'setCarePlan', { petId: pet.id, ...plan });
    const reads = () => server.refusal(theo, 'getCarePlan', { petId: pet.id });
    expect((await reads()).status).toBe('NOT_FOUND');
    const { id: checkInId } = await buildCheckIn(services, { pet, business });
    expect(await server.call(theo, 'getCarePlan', { petId: pet.id })).toMatchObject(plan);
    const other = await server.businessPerson();
    expect((await server.refusal(other, 'getCarePlan', { petId: pet.id })).status).toBe('NOT_FOUND');
    await server.call(theo, 'checkOut', { businessId: business.id, checkInId, idempotencyKey: key() });
    expect((await reads()).status).toBe('NOT_FOUND');
  });

  test('can no longer be read by a business once the connection has ended, even during a stay', async () => {
    const { maya, theo, pet, business, at } = await connected();
    await server.call(maya, 'setCarePlan', { petId: pet.id, ...plan });
    await buildCheckIn(services, { pet, business });
    expect((await server.call(theo, 'getCareAtBusiness', at)).plan).toMatchObject(plan);
    await server.call(maya, 'disconnectPet', at);
    expect((await server.refusal(theo, 'getCarePlan', { petId: pet.id })).status).toBe('NOT_FOUND');
    expect((await server.refusal(theo, 'getCareAtBusiness', at)).status).toBe('NOT_FOUND');
    const { items } = await server.call(theo, 'listCareToday', { businessId: business.id });
    expect(items).toMatchObject([{ petId: pet.id, plan: { feeding: null, medication: null } }]);
  });

  test('is read by a program with a key of the business', async () => {
    const { maya, pet, business, at } = await connected('records');
    await server.call(maya, 'setCarePlan', { petId: pet.id, ...plan });
    const { token } = await buildApiKey(services, { business, scopes: ['check-ins:read'] });
    const reply = await post(server.url, { token }, 'getCareAtBusiness', at);
    expect(await reply.json()).toMatchObject({ result: { plan, isGuest: false } });
  });

  test('of a guest is written by its business, and of any other pet only by its owner', async () => {
    const { theo, business, pet } = await connected('records');
    const guest = { businessId: business.id, petName: 'Rex', species: 'dog', ownerEmail: 'a@guest.test' };
    const { petId } = await server.call(theo, 'createGuest', guest as never);
    await server.call(theo, 'setGuestCarePlan', { businessId: business.id, petId, ...plan });
    expect(await server.call(theo, 'getCarePlan', { petId })).toMatchObject(plan);
    const foreign = { businessId: business.id, petId: pet.id, ...plan };
    expect((await server.refusal(theo, 'setGuestCarePlan', foreign)).status).toBe('NOT_FOUND');
    expect((await server.refusal(theo, 'setCarePlan', { petId: pet.id, ...plan })).status).toBe('NOT_FOUND');
  });
});

describe('the care log', () => {
  test('names who logged it to the team, but not to the owner', async () => {
    const { maya, theo, at } = await connected();
    const entry = await server.call(theo, 'logCare', { ...at, item: 'fed', idempotencyKey: key() });
    expect(entry).toMatchObject({ item: 'fed', note: null, by: expect.any(String) });
    expect((await server.call(theo, 'listCareLog', at)).items).toEqual([entry]);
    const { items } = await server.call(maya, 'listPetCareLog', { petId: at.petId });
    expect(items).toEqual([{ ...entry, by: null }]);
  });

  test('a repeat with the same key logs once', async () => {
    const { theo, at } = await connected();
    const once = { ...at, item: 'walked', idempotencyKey: key() } as const;
    const [first, second] = [
      await server.call(theo, 'logCare', once),
      await server.call(theo, 'logCare', once),
    ];
    expect(second).toEqual(first);
    expect((await server.call(theo, 'listCareLog', at)).items).toHaveLength(1);
  });

  test('a note needs text, and a time must be within the last seven days', async () => {
    const { theo, at } = await connected();
    const refusedAt = async (more: object) => {
      const input = { ...at, item: 'note', note: 'Played', idempotencyKey: key(), ...more } as const;
      return (await server.refusal(theo, 'logCare', input)).details?.issues?.map(({ path }) => path);
    };
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    expect(await refusedAt({ note: ' ' })).toEqual(['note']);
    expect(await refusedAt({ at: hours(1) })).toEqual(['at']);
    expect(await refusedAt({ at: hours(-8 * 24) })).toEqual(['at']);
  });

  test('a pet that is unknown here does not exist', async () => {
    const { theo, business } = await connected();
    const foreign = await buildPet(services);
    const input = { businessId: business.id, petId: foreign.id };
    const log = { ...input, item: 'fed', idempotencyKey: key() } as const;
    expect((await server.refusal(theo, 'logCare', log)).status).toBe('NOT_FOUND');
    expect((await server.refusal(theo, 'listCareLog', input)).status).toBe('NOT_FOUND');
  });

  test('days are those of the business', async () => {
    const { theo, at } = await connected();
    const late = new Date(Date.now() - 2 * 86_400_000);
    await server.call(theo, 'logCare', {
      ...{ ...at, item: 'fed', at: late.toISOString(), idempotencyKey: key() },
    });
    const day = late.toISOString().slice(0, 10);
    const today = new Date().toISOString().slice(0, 10);
    const count = async (span: object) =>
      (await server.call(theo, 'listCareLog', { ...at, ...span })).items.length;
    // A day on both sides includes it in every time zone.
    expect(await count({ from: shifted(day, -1), to: shifted(day, 1) })).toBe(1);
    expect(await count({ from: shifted(today, 1) })).toBe(0);
    expect((await server.refusal(theo, 'listCareLog', { ...at, from: today, to: day })).status).toBe(
      'INVALID_ARGUMENT',
    );
  });

  test('an entry is removed within a day by anyone of the team, and by no other business', async () => {
    const { theo, business, at } = await connected();
    const ann = await server.businessPerson({ plan: 'free' });
    await buildMember(services, { business, account: ann });
    const { id } = await server.call(theo, 'logCare', { ...at, item: 'fed', idempotencyKey: key() });
    const other = await connected();
    const foreign = await server.refusal(other.theo, 'removeCareEntry', { careEntryId: id });
    expect(foreign.status).toBe('NOT_FOUND');
    await server.call(ann, 'removeCareEntry', { careEntryId: id });
    expect((await server.call(theo, 'listCareLog', at)).items).toEqual([]);
    const old = await server.call(theo, 'logCare', { ...at, item: 'fed', idempotencyKey: key() });
    await services.store.pool.query(
      "update care_log set created_at = now() - interval '25 hours' where id = $1",
      [old.id],
    );
    const refused = await server.refusal(ann, 'removeCareEntry', { careEntryId: old.id });
    expect(refused.details?.reason).toBe('care_entry_old');
  });

  test('entries come page by page, the latest first', async () => {
    const { maya, theo, at } = await connected();
    for (const minutes of [30, 20, 10]) {
      const time = new Date(Date.now() - minutes * 60_000).toISOString();
      await server.call(theo, 'logCare', { ...at, item: 'fed', at: time, idempotencyKey: key() });
    }
    const first = await server.call(maya, 'listPetCareLog', { petId: at.petId, limit: 2 });
    const cursor = first.nextCursor ?? '';
    const second = await server.call(maya, 'listPetCareLog', { petId: at.petId, limit: 2, cursor });
    const times = [...first.items, ...second.items].map((entry) => entry.at);
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(second.nextCursor).toBeNull();
  });
});

describe('care today', () => {
  test('lists the pets on site, with their plans and what was logged today', async () => {
    const { maya, theo, pet, business, at } = await connected();
    await server.call(maya, 'setCarePlan', { petId: pet.id, ...plan });
    await buildCheckIn(services, { pet, business });
    const gone = await buildPet(services);
    await buildCheckIn(services, { pet: gone, business, departedAt: services.clock.now() });
    await server.call(theo, 'logCare', { ...at, item: 'fed', idempotencyKey: key() });
    const old = await server.call(theo, 'logCare', { ...at, item: 'walked', idempotencyKey: key() });
    await services.store.pool.query("update care_log set at = now() - interval '2 days' where id = $1", [
      old.id,
    ]);
    const { items } = await server.call(theo, 'listCareToday', { businessId: business.id });
    expect(items).toMatchObject([{ petId: pet.id, plan, entries: [{ item: 'fed' }] }]);
    const staff = await server.businessPerson();
    const refused = await server.refusal(staff, 'listCareToday', { businessId: business.id });
    expect(refused.details?.reason).toBe('not_member');
  });
});

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
