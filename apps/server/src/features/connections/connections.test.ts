import { addDays, calendarDateIn } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import {
  type BuiltBusiness,
  buildBadge,
  buildBusiness,
  buildConnection,
  buildOwner,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;

async function buildOwnedBusiness(): Promise<{ theo: TestPerson; business: BuiltBusiness }> {
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo });
  const requirement = { kind: 'vaccination', targets: ['rabies'] } as const;
  await buildRequirements(services, { business, rules: [{ id: 'rabies', level: 'required', requirement }] });
  return { theo, business };
}

test('an owner connects a pet and sees at once whether it is cleared', async () => {
  const { theo, business } = await buildOwnedBusiness();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit' });
  await buildVaccination(services, { pet });
  const made = await server.call(maya, 'connectPet', {
    petId: pet.id,
    slug: business.slug,
    scope: 'verdict',
  });
  expect(made).toMatchObject({
    businessId: business.id,
    businessSlug: business.slug,
    scope: 'verdict',
    verdict: 'compliant',
  });
  expect((await server.call(maya, 'listPetConnections', { petId: pet.id })).items).toEqual([made]);
  const known = await server.call(theo, 'listConnections', { businessId: business.id });
  expect(known.items).toMatchObject([
    { petId: pet.id, petName: 'Biscuit', verdict: 'compliant', lastVisitAt: null },
  ]);
});

test('connecting again changes the scope and keeps the start of the connection', async () => {
  const { business } = await buildOwnedBusiness();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const connectionKey = { petId: pet.id, businessId: business.id };
  const first = await server.call(maya, 'connectPet', { ...connectionKey, scope: 'verdict' });
  const second = await server.call(maya, 'connectPet', { ...connectionKey, scope: 'records' });
  expect(second).toEqual({ ...first, scope: 'records' });
});

test('disconnecting hides the pet, repeating it changes nothing, and connecting starts again', async () => {
  const { theo, business } = await buildOwnedBusiness();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const connectionKey = { petId: pet.id, businessId: business.id };
  const old = await server.call(maya, 'connectPet', { ...connectionKey, scope: 'records' });
  for (let time = 0; time < 2; time++)
    expect(await server.call(maya, 'disconnectPet', connectionKey)).toEqual({});
  expect((await server.call(maya, 'listPetConnections', { petId: pet.id })).items).toEqual([]);
  expect((await server.call(theo, 'listConnections', { businessId: business.id })).items).toEqual([]);
  expect((await server.refusal(theo, 'getPet', { petId: pet.id })).status).toBe('NOT_FOUND');
  const again = await server.call(maya, 'connectPet', { ...connectionKey, scope: 'verdict' });
  expect(again.connectedAt > old.connectedAt).toBe(true);
});

test('an unknown business is not found', async () => {
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  for (const name of ['connectPet', 'disconnectPet'] as const) {
    const scope = name === 'connectPet' ? { scope: 'verdict' } : {};
    const refused = await server.refusal(maya, name, { petId: pet.id, slug: 'nowhere', ...scope });
    expect(refused.status).toBe('NOT_FOUND');
  }
});

describe('what a business lists', () => {
  test('names no owner, address, clinic or date of a record', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const owner = await buildOwner(services, { displayName: 'Secret Name', email: 'secret@example.test' });
    const pet = await buildPet(services, { owner, clinic: { name: 'Secret clinic' }, notes: 'Secret' });
    await buildVaccination(services, { pet, clinic: 'Secret clinic' });
    await buildConnection(services, { pet, business });
    const text = JSON.stringify(await server.call(theo, 'listConnections', { businessId: business.id }));
    expect(text).not.toMatch(/secret/i);
    expect(text).not.toContain(owner.uid);
  });

  test('can be searched by any part of a name, and wildcard characters are ordinary characters', async () => {
    const { theo, business } = await buildOwnedBusiness();
    for (const name of ['Biscuit', 'Bis%cuit', 'Otis', 'O_is']) {
      await buildConnection(services, { business, pet: await buildPet(services, { name }) });
    }
    const find = async (search: string) =>
      (await server.call(theo, 'listConnections', { businessId: business.id, search })).items.map(
        (item) => item.petName,
      );
    expect(await find('bis')).toEqual(['Biscuit', 'Bis%cuit']);
    expect(await find('%')).toEqual(['Bis%cuit']);
    expect(await find('_')).toEqual(['O_is']);
    expect(await find('\\')).toEqual([]);
  });

  test('can be narrowed to a verdict, as it is today', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const good = await buildPet(services, { name: 'Good' });
    await buildVaccination(services, { pet: good });
    for (const pet of [good, await buildPet(services, { name: 'Bad' })])
      await buildConnection(services, { business, pet });
    const find = async (verdict: 'compliant' | 'non_compliant') =>
      (await server.call(theo, 'listConnections', { businessId: business.id, verdict })).items.map(
        (item) => item.petName,
      );
    expect(await find('compliant')).toEqual(['Good']);
    expect(await find('non_compliant')).toEqual(['Bad']);
  });

  test('can be narrowed to those that do not meet a rule, as it is today', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const [good, bad] = [await buildPet(services), await buildPet(services)];
    const dose = await buildVaccination(services, { pet: good });
    await buildConnection(services, { business, pet: good, scope: 'records' });
    await buildConnection(services, { business, pet: bad });
    const unmet = async (rule: string) => {
      const { items } = await server.call(theo, 'listConnections', { businessId: business.id, rule });
      return items.map((one) => one.petId).toSorted();
    };
    expect(await unmet('rabies')).toEqual([bad.id]);
    expect(await unmet('no-such-rule')).toEqual([]);
    const input = { businessId: business.id, vaccinationId: dose.id, decision: 'reject' } as const;
    await server.call(theo, 'reviewVaccination', input);
    expect(await unmet('rabies')).toEqual([good.id, bad.id].toSorted());
  });

  test('can be narrowed to those whose last visit was for a service', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const { petId } = await buildConnection(services, { business });
    await buildConnection(services, { business });
    const offered = ['daycare', 'grooming'].map((code) => ({ code, name: code }));
    await server.call(theo, 'updateBusiness', { businessId: business.id, services: offered });
    const cameFor = async (service: string) => {
      const { items } = await server.call(theo, 'listConnections', { businessId: business.id, service });
      return items.map((one) => [one.petId, one.lastService]);
    };
    for (const service of ['daycare', 'grooming']) {
      const visit = { businessId: business.id, petId, service, method: 'manual', decision: 'admit' } as const;
      const key = { idempotencyKey: service, overrideReason: 'Known for years' };
      const { id } = await server.call(theo, 'checkIn', { ...visit, ...key });
      expect(await cameFor(service)).toEqual([[petId, service]]);
      const out = { businessId: business.id, checkInId: id, idempotencyKey: `${service} out` };
      await server.call(theo, 'checkOut', out);
    }
    expect(await cameFor('daycare')).toEqual([]);
  });

  test('is in the order of the current names, with letters of other languages too', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const maya = await server.owner();
    const pets = [];
    for (const name of ['otis', 'Łatka', 'Ada', 'zorro']) {
      const pet = await buildPet(services, { owner: maya, name });
      await buildConnection(services, { business, pet });
      pets.push(pet);
    }
    const names = async () => {
      const found: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = { sort: 'name', limit: 1, ...(cursor && { cursor }) } as const;
        const { items, nextCursor } = await server.call(theo, 'listConnections', {
          businessId: business.id,
          ...page,
        });
        found.push(...items.map((one) => one.petName));
        if (nextCursor === null) return found;
        cursor = nextCursor;
      }
    };
    expect((await names()).filter((name) => name !== 'Łatka')).toEqual(['Ada', 'otis', 'zorro']);
    await server.call(maya, 'updatePet', { petId: pets[2]?.id ?? '', name: 'Zulu' });
    expect((await names()).filter((name) => name !== 'Łatka')).toEqual(['otis', 'zorro', 'Zulu']);
    const found = await server.call(theo, 'listConnections', { businessId: business.id, search: 'ŁAT' });
    expect(found.items.map((one) => one.petName)).toEqual(['Łatka']);
  });

  test('begins with the pets that need attention, page by page', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const today = calendarDateIn(services.clock.now().getTime(), business.timeZone);
    const add = async (expiresIn: number | null) => {
      const pet = await buildPet(services);
      const dose = { administeredOn: addDays(today, -300), expiresOn: addDays(today, expiresIn ?? 0) };
      if (expiresIn !== null) await buildVaccination(services, { pet, ...dose });
      await buildConnection(services, { business, pet });
    };
    for (const expiresIn of [200, 5, null, 300, -3, 10]) await add(expiresIn);
    const verdictsOf = async (more: { verdict?: 'expiring' } = {}) => {
      const found: string[] = [];
      const seen = new Set<string>();
      for (let cursor: string | undefined; ; ) {
        const input = { businessId: business.id, sort: 'attention', limit: 1, ...more } as const;
        const page = await server.call(theo, 'listConnections', { ...input, ...(cursor && { cursor }) });
        for (const { petId, verdict } of page.items) {
          found.push(verdict);
          seen.add(petId);
        }
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      expect(seen.size).toBe(found.length);
      return found;
    };
    expect(await verdictsOf()).toEqual([
      ...['non_compliant', 'non_compliant', 'expiring', 'expiring', 'compliant', 'compliant'],
    ]);
    expect(await verdictsOf({ verdict: 'expiring' })).toEqual(['expiring', 'expiring']);
  });

  test('has stable pages', async () => {
    const { theo, business } = await buildOwnedBusiness();
    const made: string[] = [];
    for (let index = 0; index < 7; index++) made.push((await buildConnection(services, { business })).petId);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const input = { businessId: business.id, limit: 3, ...(cursor ? { cursor } : {}) };
      const page: { items: { petId: string }[]; nextCursor: string | null } = await server.call(
        theo,
        'listConnections',
        input,
      );
      seen.push(...page.items.map((item) => item.petId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(made.sort());
  });
});

test('the owner sees who viewed what and when, the latest first, page by page', async () => {
  const { theo, business } = await buildOwnedBusiness();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const { code } = await buildBadge(services, { pet });
  for (let look = 0; look < 3; look++)
    await server.call(theo, 'scanBadge', { businessId: business.id, badge: code });
  const first = await server.call(maya, 'listViews', { petId: pet.id, limit: 2 });
  const rest = await server.call(maya, 'listViews', { petId: pet.id, cursor: first.nextCursor ?? '' });
  const views = [...first.items, ...rest.items];
  expect(views).toHaveLength(3);
  for (const view of views)
    expect(view).toMatchObject({ businessId: business.id, businessName: business.name, what: 'verdict' });
  expect(views.map((view) => view.at)).toEqual(
    views
      .map((view) => view.at)
      .sort()
      .reverse(),
  );
  expect(JSON.stringify(views)).not.toContain(theo.uid);
});

test('reading the full record is a view that the owner sees; the owner reading it is none', async () => {
  const { theo, business } = await buildOwnedBusiness();
  const maya = await server.owner();
  const pet = await buildPet(services, { owner: maya });
  const reference = { petId: pet.id, businessId: business.id, scope: 'records' } as const;
  await server.call(maya, 'connectPet', reference);
  await server.call(maya, 'getPet', { petId: pet.id });
  await server.call(theo, 'getPet', { petId: pet.id });
  await server.call(theo, 'listVaccinations', { petId: pet.id });
  const { items } = await server.call(maya, 'listViews', { petId: pet.id });
  expect(items.map(({ what, businessId }) => [what, businessId])).toEqual([
    ['records', business.id],
    ['records', business.id],
  ]);
});
