import { type ComplianceReport, calendarDateIn } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { assessPets } from '../apps/server/src/features/compliance/index.ts';
import { recheckUntilDone } from '../apps/server/src/features/connections/recheck-due.ts';
import { petRows } from '../apps/server/src/features/pets/index.ts';
import { newId } from '../apps/server/src/platform/clock/index.ts';
import {
  allowSeconds,
  migrate,
  openDatabase,
  type Store,
} from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/telemetry/index.ts';
import { buildBusiness, buildRequirements } from '../apps/server/src/seed/builders/index.ts';
import { keepResult, median, rounded } from './keep-result.ts';

const few = 10_000;
const many = Number(process.env.BENCH_CONNECTIONS ?? 1_000_000);
const dueEach = 2_000;
const businesses = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const goals = { evaluationsPerChange: 1.05, slowdown: 1.1 };

/** Noon of the measured day; what is due became due at its midnight. */
const now = { at: new Date('2026-06-15T12:00:00Z') };
const clock = { now: () => now.at };

/**
 * The cost of a tick: the time to evaluate the same number of due connections among few and among many, and the number
 * of evaluations per actual change of a check's status, over sixty days.
 */
export async function measureTicks(urlOf: (name: string) => Promise<string>): Promise<void> {
  const cities = [];
  for (const connections of [few, many]) {
    const store = openDatabase(await urlOf(`tick_${connections}`), createLog('silent'));
    await migrate(store);
    cities.push({ connections, store, ms: [] as number[], ...(await fillCity(store, connections)) });
  }
  for (let round = 0; round <= rounds; round++) {
    // In turns, so that a slow moment of the machine meets both; the first round only warms up.
    for (const city of cities) {
      const took = await tick(city.store);
      if (round > 0) city.ms.push(took);
    }
  }
  const [small, large] = cities.map(({ ms }) => median(ms));
  const slowdown = (large ?? 0) / (small ?? 1);
  const [city] = cities;
  if (!city) return;
  const { evaluations, changes } = await livePart(city.store, city.businessIds);
  const perChange = evaluations / changes;
  console.table({
    [`${few} connections`]: { 'due each tick': dueEach, 'ms for a tick': rounded(small ?? 0, 0), ratio: 1 },
    [`${many} connections`]: {
      'due each tick': dueEach,
      'ms for a tick': rounded(large ?? 0, 0),
      ratio: rounded(slowdown, 2),
    },
  });
  console.log(`Tick: slowdown ${rounded(slowdown, 2)}, goal at most ${goals.slowdown}.`);
  console.log(
    `Sixty days: ${evaluations} judgements for ${changes} changes, ${rounded(perChange, 3)} each, goal at most ${goals.evaluationsPerChange}.`,
  );
  const measured = cities.map(({ connections, ms }) => ({ connections, ms }));
  await keepResult('tick', { goals, dueEach, slowdown, evaluations, changes, perChange, measured });
  await Promise.all(cities.map(({ store }) => store.close()));
}

/** Pets with one rabies dose each, at businesses that require it. Every connection is due on its own day of change. */
async function fillCity(store: Store, connections: number): Promise<{ businessIds: readonly string[] }> {
  const services = { store, clock, newId };
  const publishedAt = new Date('2026-01-01T00:00:00Z');
  const businessIds: string[] = [];
  for (let index = 0; index < businesses; index++) {
    const business = await buildBusiness(services, { timeZone: 'UTC' });
    await buildRequirements(services, {
      business,
      publishedAt,
      rules: [{ id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } }],
    });
    businessIds.push(business.id);
  }
  const pets = connections / businesses;
  await store.transaction(async ({ db }) => {
    await allowSeconds(db, 3_600);
    await db.execute(sql`
      insert into pet (id, owner_id, name, species, sex, alerts, state, created_at, updated_at)
      select gen_random_uuid(), (select billing_uid from business limit 1), 'Pet ' || i, 'dog', 'unknown',
        '[]', 'active', now(), now()
      from generate_series(1, ${pets}::int) i`);
    await db.execute(sql`
      insert into vaccination (id, pet_id, vaccine, administered_on, expires_on, document_ids, evidence, state,
        version, created_at, updated_at)
      select gen_random_uuid(), id, 'rabies-1y', date '2025-08-01',
        date '2026-06-20' + (row_number() over (order by id) % 365)::int, '[]', 'owner', 'active', 1, now(), now()
      from pet`);
    await db.execute(sql`
      insert into connection (business_id, pet_id, scope, connected_at, verdict, changes_on, judged_on,
        requirements_version, due_at)
      select b.id, v.pet_id, 'verdict', now(), 'compliant', v.expires_on - 30, date '2026-06-14', 1,
        greatest(v.expires_on - 30, date '2026-06-16')::timestamptz
      from business b cross join vaccination v`);
  });
  for (const table of ['pet', 'vaccination', 'connection']) {
    await store.pool.query(`vacuum analyze ${table}`);
  }
  return { businessIds };
}

/** Makes the given number of connections due and processes them; returns the milliseconds this took. */
async function tick(store: Store): Promise<number> {
  await store.pool.query(
    `update connection c set due_at = $1 from (
       select business_id, pet_id from connection order by business_id, pet_id limit $2
     ) s where s.business_id = c.business_id and s.pet_id = c.pet_id`,
    [now.at, dueEach],
  );
  const begun = performance.now();
  const { judged } = await recheckUntilDone({ store, clock });
  const took = performance.now() - begun;
  if (judged !== dueEach) throw new Error(`${judged} of ${dueEach} due connections were judged.`);
  return took;
}

const days = 60;

/** Lives through sixty days with ticks alone, beside an observer who judges every connection on every day. */
async function livePart(
  store: Store,
  businessIds: readonly string[],
): Promise<{ evaluations: number; changes: number }> {
  // Rows that were inserted directly are evaluated once, so that the due dates are the engine's own.
  await store.pool.query('update connection set due_at = $1', [now.at]);
  await recheckUntilDone({ store, clock });
  let seen = await everyStatus(store, businessIds);
  const total = { evaluations: 0, changes: 0 };
  for (let day = 0; day < days; day++) {
    now.at = new Date(now.at.getTime() + 24 * 3_600_000);
    total.evaluations += (await recheckUntilDone({ store, clock })).judged;
    const next = await everyStatus(store, businessIds);
    for (const [key, statuses] of next) if (seen.get(key) !== statuses) total.changes += 1;
    seen = next;
  }
  return total;
}

async function everyStatus(store: Store, businessIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await store.pool.query<{ id: string }>('select id from pet');
  const pets = await petRows(
    store.db,
    rows.map(({ id }) => id),
  );
  const today = calendarDateIn(now.at.getTime(), 'UTC');
  const visit = { service: null, arrival: today, departure: today };
  const all = new Map<string, string>();
  for (const businessId of businessIds) {
    const { reports } = await assessPets(store.db, businessId, pets, visit, today);
    for (const [petId, report] of reports) all.set(`${businessId} ${petId}`, statusesOf(report));
  }
  return all;
}

const statusesOf = ({ checks }: ComplianceReport): string => checks.map(({ status }) => status).join();
