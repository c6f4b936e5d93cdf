import { sql } from 'drizzle-orm';
import { connectionFunctions } from '../apps/server/src/features/connections/index.ts';
import { newId } from '../apps/server/src/platform/clock/index.ts';
import {
  allowSeconds,
  migrate,
  openDatabase,
  type Store,
} from '../apps/server/src/platform/database/index.ts';
import type { Call } from '../apps/server/src/platform/http/index.ts';
import { createLog } from '../apps/server/src/platform/telemetry/index.ts';
import {
  buildBusiness,
  buildBusinessAccount,
  buildRequirements,
} from '../apps/server/src/seed/builders/index.ts';
import { keepResult, median, rounded } from './keep-result.ts';

const few = 10_000;
const many = Number(process.env.BENCH_CONNECTIONS ?? 1_000_000);
const rounds = Number(process.env.BENCH_LIST_ROUNDS ?? 25);
/** One of the two worlds alone, for a machine that has little time. */
const only = process.env.BENCH_LIST_WORLD;
const goal = 1.2;
/** So small that the thousandth page is there under every filter of a business with ten thousand pets. */
const pageSize = 4;
const farPage = 1_000;
const petsEach = 2;

const now = new Date('2026-06-15T12:00:00Z');
type Input = Parameters<typeof connectionFunctions.listConnections>[1];
type Question = Omit<Input, 'businessId' | 'cursor' | 'limit'>;

const questions: Readonly<Record<string, Question>> = {
  'no filter': { sort: 'added' },
  verdict: { sort: 'added', verdict: 'non_compliant' },
  search: { sort: 'added', search: '7' },
  'within 30 days': { sort: 'added', withinDays: 30 },
  rule: { sort: 'added', rule: 'rabies' },
  service: { sort: 'added', service: 'daycare' },
  'by name': { sort: 'name' },
  'by last visit': { sort: 'visited' },
  'needs attention': { sort: 'attention' },
};

interface City {
  readonly store: Store;
  readonly list: (
    question: Question,
    page: { cursor?: string; limit: number },
  ) => ReturnType<typeof connectionFunctions.listConnections>;
}

/**
 * Pages of the pets connected to a business, with few connections and with many: in a database full of other
 * businesses, and at one business connected to all pets.
 */
export async function measureLists(urlOf: (name: string) => Promise<string>): Promise<void> {
  const measured = [];
  for (const [where, businessesOf] of [
    ['other places', (connections: number) => connections / few],
    ['one place', () => 1],
  ] as const) {
    if (only !== undefined && where !== only) continue;
    const cities: City[] = [];
    for (const connections of [few, many]) {
      const name = `lists_${where.replace(' ', '_')}_${connections}`;
      cities.push(await buildCity(await urlOf(name), connections, businessesOf(connections)));
    }
    measured.push(...(await compareCities(where, cities)));
    await Promise.all(cities.map(({ store }) => store.close()));
  }
  console.table(Object.fromEntries(measured.map(({ row, ...numbers }) => [row, numbers])));
  const worst = Math.max(...measured.map(({ ratio }) => ratio));
  console.log(`Lists: ${rounded(worst, 2)} times at worst, goal at most ${goal}.`);
  await keepResult('lists', { goal, few, many, rounds, worst, measured });
}

async function compareCities(where: string, cities: readonly City[]) {
  const measured = [];
  for (const [what, question] of Object.entries(questions)) {
    const cursors = await Promise.all(cities.map((city) => cursorBefore(city, question)));
    for (const [page, at] of [
      [1, cities.map(() => undefined)],
      [farPage, cursors],
    ] as const) {
      const ms: number[][] = cities.map(() => []);
      for (let round = -5; round < rounds; round++) {
        // In turns, so that a slow moment of the machine meets both; the first rounds only warm up.
        for (const [index, city] of cities.entries()) {
          const begun = performance.now();
          const cursor = at[index];
          const { items } = await city.list(question, { limit: pageSize, ...(cursor && { cursor }) });
          if (round >= 0) ms[index]?.push(performance.now() - begun);
          if (items.length !== pageSize) throw new Error(`${what}, page ${page}: ${items.length} pets.`);
        }
      }
      const [small = 0, large = 0] = ms.map(median);
      const row = `${where}, ${what}, page ${page}`;
      measured.push({
        row,
        [`ms of ${few}`]: rounded(small, 2),
        [`ms of ${many}`]: rounded(large, 2),
        ratio: rounded(large / small, 2),
      });
    }
  }
  return measured;
}

/** Skips to the thousandth page in longer steps; a cursor does not depend on how it was reached. */
async function cursorBefore(city: City, question: Question): Promise<string> {
  let cursor: string | undefined;
  for (let left = pageSize * (farPage - 1); left > 0; ) {
    const limit = Math.min(100, left);
    const page = await city.list(question, { limit, ...(cursor && { cursor }) });
    if (page.nextCursor === null) throw new Error('There are fewer pages than that.');
    cursor = page.nextCursor;
    left -= limit;
  }
  return cursor ?? '';
}

/** Owners of two pets each, with one rabies dose a pet, half of them expired, all connected to one business. */
async function buildCity(url: string, connected: number, businesses: number): Promise<City> {
  const store = openDatabase(url, createLog('silent'));
  await migrate(store);
  const services = { store, clock: { now: () => now }, newId };
  const owner = await buildBusinessAccount(services, { planEndsAt: new Date('2027-01-01T00:00:00Z') });
  const businessIds: string[] = [];
  for (let index = 0; index < businesses; index++) {
    const business = await buildBusiness(services, { owner, timeZone: 'UTC' });
    await buildRequirements(services, {
      business,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      rules: [{ id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } }],
    });
    businessIds.push(business.id);
  }
  await fill(store, connected);
  const call = {
    name: 'listConnections',
    uid: owner.uid,
    now,
    services,
  } as unknown as Call<'listConnections'>;
  const businessId = businessIds[Math.floor(businesses / 2)] ?? '';
  return {
    store,
    list: (question, page) => connectionFunctions.listConnections(call, { businessId, ...question, ...page }),
  };
}

async function fill(store: Store, connected: number): Promise<void> {
  await store.transaction(async ({ db }) => {
    await allowSeconds(db, 3_600);
    await db.execute(sql`
      insert into "user" (id, name, email, email_verified, created_at, updated_at)
      select gen_random_uuid(), '', 'owner-' || i || '@bench.test', false, now(), now()
      from generate_series(1, ${Math.ceil(connected / petsEach)}::int) i`);
    await db.execute(sql`
      insert into pet (id, owner_id, name, species, sex, alerts, state, created_at, updated_at)
      select gen_random_uuid(), owner.id, 'Pet ' || md5(i::text), 'dog', 'unknown', '[]', 'active', now(), now()
      from generate_series(1, ${connected}::int) i
        join (select id, row_number() over () as n from "user" where email like 'owner-%') owner
          on owner.n = 1 + (i - 1) / ${petsEach}`);
    await db.execute(sql`
      insert into vaccination (id, pet_id, vaccine, administered_on, expires_on, document_ids, evidence, state,
        version, created_at, updated_at)
      select gen_random_uuid(), id, 'rabies-1y', date '2025-06-01',
        date '2026-06-15' + (case when n % 2 = 0 then -1 - (n % 90) else 40 + (n % 15) end)::int,
        '[]', 'owner', 'active', 1, now(), now()
      from (select id, row_number() over () as n from pet) p`);
    await db.execute(sql`
      insert into connection (business_id, pet_id, scope, connected_at, verdict, changes_on, judged_on,
        requirements_version, due_at, last_visit_at, last_service, unmet_rules,
        pet_name_key)
      select b.ids[1 + (n / 2) % array_length(b.ids, 1)], v.pet_id, 'verdict', now(),
        case when v.is_good then 'compliant' else 'non_compliant' end,
        case when v.is_good then v.expires_on - 30 end, date '2026-06-15', 1,
        case when v.is_good then (v.expires_on - 30)::timestamptz end,
        timestamptz '2026-06-01' - (n * 7919 % 100000) * interval '1 minute',
        case when (n / 200) % 2 = 0 then 'daycare' else 'grooming' end,
        case when v.is_good then '{}'::text[] else '{rabies}' end, lower(p.name)
      from (select array_agg(id) as ids from business) b
      cross join (select pet_id, expires_on, expires_on > date '2026-06-15' as is_good,
        row_number() over () as n from vaccination) v join pet p on p.id = v.pet_id`);
    await db.execute(sql`
      insert into customer (business_id, uid, has_account, name_key, created_at, updated_at)
      select distinct on (c.business_id, p.owner_id) c.business_id, p.owner_id, true, c.pet_name_key, now(), now()
      from connection c join pet p on p.id = c.pet_id`);
  });
  for (const table of ['user', 'pet', 'vaccination', 'connection', 'customer']) {
    await store.pool.query(`vacuum analyze "${table}"`);
  }
}
