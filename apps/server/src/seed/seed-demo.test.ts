import { describe, expect, test } from 'vitest';
import { countRows, type TestServer, useDatabase, useServer } from '../../test/index.ts';

const json = { 'content-type': 'application/json' };

async function signIn(server: TestServer, email: string, password: string): Promise<{ token: string }> {
  const signedIn = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password, rememberMe: true }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return (await (await fetch(`${server.url}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string;
  };
}

const server = await useServer({ DEMO: '1' });
const { store } = server.services;
const maya = await signIn(server, 'owner@demo.test', 'demo-owner');
const theo = await signIn(server, 'business@demo.test', 'demo-business');
const free = await signIn(server, 'free@demo.test', 'demo-business');

async function statesAt(slug: string): Promise<Record<string, string>> {
  const pets = await server.call(maya, 'listPets', {});
  const states: Record<string, string> = {};
  for (const pet of pets.items) {
    const { verdict, checks } = await server.call(maya, 'getCompliance', { petId: pet.id, slug });
    const failing = checks.find(
      (check) => check.level === 'required' && !['met', 'not_applicable'].includes(check.status),
    );
    states[pet.name] = failing ? `${verdict}: ${failing.ruleId} ${failing.status}` : verdict;
  }
  return states;
}

const atTheDaycare = {
  Biscuit: 'compliant',
  Juniper: 'expiring: rabies expiring',
  Pickle: 'non_compliant: ferret-distemper expired',
  Fern: 'non_compliant: bordetella waiting',
  Pesto: 'non_compliant: puppy-series incomplete',
  Mochi: 'non_compliant: rabies missing',
  Clover: 'compliant',
  Kiwi: 'compliant',
};

describe('Maya', () => {
  test('has a pet for every answer the daycare can give', async () => {
    expect(await statesAt('harbor-hounds')).toEqual(atTheDaycare);
  });
  test('has Biscuit, and pets that are archived or kept in memory', async () => {
    const [biscuit] = (await server.call(maya, 'listPets', {})).items;
    expect(biscuit).toMatchObject({
      name: 'Biscuit',
      breed: 'Labrador mix',
      microchip: '985112004417863',
      alerts: ['Chicken allergy'],
    });
    for (const state of ['archived', 'deceased'] as const) {
      expect((await server.call(maya, 'listPets', { state })).items).toHaveLength(1);
    }
  });
  test('has a certificate of Mochi’s to confirm, read like any other', async () => {
    await server.runJobs();
    const [paper] = (await server.call(maya, 'listDocuments', {})).items;
    expect(paper).toMatchObject({ title: 'Certificate of vaccination', state: 'needs_review' });
    const { proposals } = await server.call(maya, 'getDocument', { documentId: paper?.id ?? '' });
    expect(proposals.map(({ vaccine, lotNumber }) => [vaccine.value, lotNumber.value])).toEqual([
      ['rabies-1y', '27719B'],
      ['fvrcp', '640012'],
    ]);
  });
  test('finds badges, businesses and a log of views', async () => {
    const [biscuit] = (await server.call(maya, 'listPets', {})).items;
    const petId = biscuit?.id ?? '';
    expect((await server.call(maya, 'getBadge', { petId })).code).toMatch(/^[A-Z2-7]{26}$/);
    expect((await server.call(maya, 'listPetConnections', { petId })).items.length).toBeGreaterThanOrEqual(2);
    const views = (await server.call(maya, 'listViews', { petId })).items.map((view) => view.at);
    expect(views.length).toBeGreaterThan(5);
  });
});

describe('Theo', () => {
  test('has the plan and two businesses with rules', async () => {
    expect(await server.call(theo, 'watchEntitlements', {})).toMatchObject({
      businessConnect: true,
      tier: 'business',
    });
    const businesses = (await server.call(theo, 'listMyBusinesses', {})).items;
    expect(businesses.map((business) => business.slug)).toEqual(['harbor-hounds', 'rosies-patio']);
    const rules = await server.call(theo, 'getRequirements', { slug: 'harbor-hounds' });
    expect(rules).toMatchObject({ version: 2 });
  });
  test('has pets on site, sixty days of arrivals, refusals and overrides with their reasons', async () => {
    const { id: businessId } = await server.call(theo, 'getBusiness', { slug: 'harbor-hounds' });
    const present = await server.call(theo, 'listCheckIns', { businessId, present: true });
    expect(present.items.length).toBeGreaterThanOrEqual(18);
    const counts = await store.pool.query(
      `select count(distinct (arrived_at at time zone 'UTC')::date)::int as days,
        count(*) filter (where decision = 'denied')::int as denied,
        count(*) filter (where override_reason is not null)::int as overridden,
        count(*) filter (where decision = 'admitted' and override_reason is null
          and verdict not in ('compliant', 'expiring'))::int as unexplained,
        max(greatest(arrived_at, departed_at)) > now() as future
        from check_in where business_id = $1`,
      [businessId],
    );
    const [row] = counts.rows;
    expect(row).toMatchObject({ unexplained: 0, future: false });
    expect(row.days).toBeGreaterThanOrEqual(60);
    expect(row.denied).toBeGreaterThan(10);
    expect(row.overridden).toBeGreaterThan(2);
  });
  test('has customers who share their names and phones, one who does not, and a public page', async () => {
    const { id: businessId } = await server.call(theo, 'getBusiness', { slug: 'harbor-hounds' });
    const { items } = await server.call(theo, 'listCustomers', { businessId, limit: 100 });
    const names = items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Maya Okafor', 'Lena Fischer', null]));
    expect(new Set(items.map(({ phone }) => phone)).size).toBe(items.length);
    const details = await server.call(theo, 'getBusiness', { slug: 'harbor-hounds' });
    expect(details.description).toContain('Daycare');
    expect(details.hours?.week).toHaveLength(6);
  });
  test('can scan Biscuit and let him in: specimens count at demo businesses', async () => {
    const { id: businessId } = await server.call(theo, 'getBusiness', { slug: 'harbor-hounds' });
    const [biscuit] = (await server.call(maya, 'listPets', {})).items;
    const { url } = await server.call(maya, 'getBadge', { petId: biscuit?.id ?? '' });
    const scanned = await server.call(theo, 'scanBadge', { businessId, badge: url, service: 'daycare' });
    expect(scanned).toMatchObject({
      badge: { specimen: true },
      report: { verdict: 'compliant' },
      openCheckIn: null,
    });
    const input = {
      businessId,
      petId: scanned.pet.id,
      badge: url,
      method: 'badge',
      decision: 'admit',
    } as const;
    expect((await server.call(theo, 'checkIn', { ...input, idempotencyKey: 'x' })).decision).toBe('admitted');
  });
});

test('the free account has a business of its own and needs the plan to use it', async () => {
  const [business] = (await server.call(free, 'listMyBusinesses', {})).items;
  expect(business?.name).toBe('Corner Crumbs');
  const refused = await server.refusal(free, 'listConnections', { businessId: business?.id });
  expect(refused.details?.reason).toBe('upgrade_required');
});

test('later starts add nothing', async () => {
  const before = await countRows(store);
  await useServer({ DEMO: '1', DATABASE_URL: server.databaseUrl });
  expect(await countRows(store)).toEqual(before);
});

test('two copies that start together on an empty database write one demo', async () => {
  const [whole, DATABASE_URL] = [await countRows(store), await useDatabase()];
  const [copy] = await Promise.all([1, 2, 3].map(() => useServer({ DEMO: '1', DATABASE_URL })));
  const made = await countRows(copy?.services.store ?? store);
  expect(made.user).toBe(whole.user);
  expect(made.business).toBe(3);
  expect(made.vaccination).toBe(whole.vaccination);
});

test.each(['2024-02-29T00:30:00Z', '2027-01-01T04:59:00Z', '2026-08-31T23:59:00Z'])(
  'every state holds when the demo is started at %s',
  async (now) => {
    const other = await useServer({ DEMO: '1' }, { clock: { now: () => new Date(now) } });
    const [pet] = (await other.services.store.pool.query(`select owner_id from pet where name = 'Biscuit'`))
      .rows;
    const owner = await other.as({ uid: pet.owner_id, email: '' });
    const pets = (await other.call(owner, 'listPets', {})).items;
    const verdicts: Record<string, string> = {};
    for (const { id, name } of pets) {
      verdicts[name] = (
        await other.call(owner, 'getCompliance', { petId: id, slug: 'harbor-hounds' })
      ).verdict;
    }
    const expected = Object.entries(atTheDaycare).map(([name, state]) => [name, state.split(':')[0]]);
    expect(verdicts).toEqual(Object.fromEntries(expected));
  },
);
