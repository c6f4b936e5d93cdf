import { describe, expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import { buildBusiness, buildMember } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const newBusiness = { name: 'Café Müller', kind: 'cafe', timeZone: 'Europe/Berlin' } as const;

test('a new business has its creator as owner, one service and a short name', async () => {
  const theo = await server.businessPerson();
  const made = await server.call(theo, 'createBusiness', newBusiness);
  expect(made).toMatchObject({
    ...newBusiness,
    slug: 'cafe-muller',
    services: [{ code: 'visit' }],
    selfCheckIn: 'off',
    acceptPaper: true,
  });
  const mine = await server.call(theo, 'listMyBusinesses', {});
  expect(mine.items).toEqual([{ ...made, role: 'owner' }]);
});

test('businesses created with one name at the same moment all get different short names', async () => {
  const theo = await server.businessPerson();
  // The first rounds open the connections, so that the later ones really run concurrently.
  for (const name of ['Twin Paws', 'Triplet Paws', 'Quad Paws', 'Many Paws']) {
    const input = { ...newBusiness, name };
    const made = await Promise.all(
      Array.from({ length: 15 }, () => server.call(theo, 'createBusiness', input)),
    );
    const slugs = made.map((business) => business.slug);
    expect(new Set(slugs).size).toBe(15);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+-paws(-[0-9a-f]{6})?$/);
  }
});

describe('nothing is written for a wrong field', () => {
  test.each([
    ['timeZone', { timeZone: 'Mars/Base' }],
    ['timeZone', { timeZone: '+01:00' }],
    ['kind', { kind: 'zoo' }],
    ['name', { name: 'x'.repeat(81) }],
    ['slug', { slug: 'mine' }],
    ['demo', { demo: true }],
    ['billingUid', { billingUid: crypto.randomUUID() }],
  ])('%s', async (path, change) => {
    const theo = await server.businessPerson();
    const before = await countRows(services.store);
    const refused = await server.refusal(theo, 'createBusiness', { ...newBusiness, ...change });
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([path]);
    expect(await countRows(services.store)).toEqual(before);
  });
});

test('anyone signed in sees the public part, by id or by short name, and never who pays', async () => {
  const business = await buildBusiness(services, { demo: true });
  const outsider = await server.newcomer();
  const byId = await server.call(outsider, 'getBusiness', { businessId: business.id });
  expect(await server.call(outsider, 'getBusiness', { slug: business.slug })).toEqual(byId);
  expect(Object.keys(byId)).not.toContain('billingUid');
  expect(Object.keys(byId)).not.toContain('demo');
});

test('an unknown business is not found; naming it twice is refused', async () => {
  const outsider = await server.newcomer();
  expect((await server.refusal(outsider, 'getBusiness', { slug: 'nowhere' })).status).toBe('NOT_FOUND');
  const { id, slug } = await buildBusiness(services);
  expect((await server.refusal(outsider, 'getBusiness', { businessId: id, slug })).status).toBe(
    'INVALID_ARGUMENT',
  );
});

test('a manager changes what was sent; the short name stays', async () => {
  const business = await buildBusiness(services, { name: 'Old Name' });
  const manager = await server.as(await buildMember(services, { business, role: 'manager' }));
  const input = {
    businessId: business.id,
    name: 'New Name',
    services: [{ code: 'daycare', name: 'Daycare' }],
    selfCheckIn: 'auto',
    acceptPaper: false,
  } as const;
  const changed = await server.call(manager, 'updateBusiness', { ...input, services: [...input.services] });
  const { businessId: _, ...sent } = input;
  expect(changed).toMatchObject({ ...sent, slug: business.slug, kind: business.kind });
});

test('a service may be listed once', async () => {
  const owner = await server.businessPerson();
  const business = await buildBusiness(services, { owner });
  const twice = [1, 2].map(() => ({ code: 'daycare', name: 'Daycare' }));
  const refused = await server.refusal(owner, 'updateBusiness', { businessId: business.id, services: twice });
  expect(refused.details?.issues).toEqual([{ path: 'services', message: 'Each code may appear once.' }]);
});

test('everyone finds the businesses they work at, page by page, with their role', async () => {
  const staff = await server.businessPerson({ plan: 'free' });
  for (const role of ['staff', 'manager', 'owner'] as const)
    await buildMember(services, { account: staff, role });
  const first = await server.call(staff, 'listMyBusinesses', { limit: 2 });
  const rest = await server.call(staff, 'listMyBusinesses', { limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items].map((item) => item.role)).toEqual(['staff', 'manager', 'owner']);
  expect(rest.nextCursor).toBeNull();
});
