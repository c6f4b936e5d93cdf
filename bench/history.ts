import { join } from 'node:path';
import pg from 'pg';
import { type BenchFixture, buildBenchFixture, signToken } from './fixture.ts';
import { keepResult, rounded } from './keep-result.ts';
import { medians } from './report.ts';
import type { Contestant } from './serve.ts';
import { asDeployed, measureInTurns, type Prepared } from './turns.ts';
import type { VisitOptions } from './visits.ts';

const pets = 160;
const checkIns = Number(process.env.BENCH_CHECK_INS ?? 1_000_000);
/** One check-in in so many is of the business whose visits are measured. */
const ownShare = 20;
const goal = 1.1;

/** Visits at a business among many check-ins of three years, beside the same visits without any. */
export async function measureHistory(options: VisitOptions, running: Contestant[]): Promise<void> {
  const environment = { ...asDeployed, DATABASE_URL: options.databaseUrl };
  const built = await buildBenchFixture(environment, pets);
  const entrants: Prepared[] = [];
  for (const name of ['none', String(checkIns)]) {
    const databaseUrl = await options.copyDatabase(options.databaseUrl, `history_${name}`);
    const own = { ...asDeployed, DATABASE_URL: databaseUrl, DATA_DIR: join(options.folder, name) };
    entrants.push({ name, script: '../apps/server/src/main.ts', databaseUrl, environment: own });
  }
  await fillHistory(entrants[1]?.databaseUrl ?? '', built);
  const fixture = { ...built, token: await signToken(environment, built) };
  const measured = await measureInTurns(entrants, fixture, options, running);
  const results = Object.fromEntries([...measured].map(([name, rounds]) => [name, medians(rounds)]));
  const { none, [String(checkIns)]: full } = results;
  if (!none || !full) return;
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, { visitsPerSecond, medianMs, p95Ms }]) => [
        name,
        {
          'visits/s': rounded(visitsPerSecond, 0),
          'median ms': rounded(medianMs, 1),
          'p95 ms': rounded(p95Ms, 1),
        },
      ]),
    ),
  );
  console.log(`Check-ins before: p95 ${rounded(full.p95Ms / none.p95Ms, 2)} times, goal at most ${goal}.`);
  await keepResult('history', { checkIns, results, rounds: Object.fromEntries(measured) });
}

/** Departed check-ins, a twentieth of the measured business and its pets, the others of 1,000 businesses. */
async function fillHistory(databaseUrl: string, { businessId, visitors }: BenchFixture): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertCheckIns(client, { businessId, visitors });
  } finally {
    await client.end();
  }
}

async function insertCheckIns(
  client: pg.Client,
  { businessId, visitors }: Pick<BenchFixture, 'businessId' | 'visitors'>,
): Promise<void> {
  await client.query('create table other_business (place int primary key, id uuid not null)');
  await client.query(
    `with made as (
      insert into business select (jsonb_populate_record(own, jsonb_build_object(
        'id', uuidv7(), 'slug', own.slug || number))).* from business as own, generate_series(1, 1000) as number
      where own.id = $1 returning id)
    insert into other_business select row_number() over (), id from made`,
    [businessId],
  );
  const petIds = visitors.map(({ petId }) => petId);
  await client.query(
    `insert into check_in (id, business_id, pet_id, pet_name, species, service, arrived_at, departed_at, method,
        decision, decided_at, verdict, recorded_by, requirements_version)
      select uuidv7(at - now()), case when number % $1 = 0 then $2::uuid else other.id end,
        case when number % $1 = 0 then ($3::uuid[])[1 + number / $1 % $4] else gen_random_uuid() end,
        'Biscuit', 'dog', 'daycare', at, at + interval '8 hours', 'badge', 'admitted', at, 'compliant', $2::uuid, 1
      from generate_series(1, $5::int) as number
      cross join lateral (select now() - interval '3 years' + number * (interval '1094 days' / $5::int) as at) as day
      join other_business as other on other.place = 1 + number % 1000`,
    [ownShare, businessId, petIds, petIds.length, checkIns],
  );
  await client.query('vacuum analyze check_in');
}
