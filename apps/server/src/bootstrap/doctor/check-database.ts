import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { refuseOldVersion } from '../../open-store.ts';
import { type AuthSecrets, fitsStoredKeys } from '../../platform/auth/index.ts';
import { countMissingMigrations, findNewerMigration, type Store } from '../../platform/database/index.ts';
import { type CheckResult, examined, fail, ok, warn } from './check-result.ts';

const warnClockMs = 2_000;
const failClockMs = 60_000;
/** PostgreSQL stops accepting writes at about 2,147 million transactions. */
const warnAge = 1_000_000_000;
const failAge = 1_800_000_000;

/** Checks the database: whether it can be used, and what could stop it later. */
export async function checkDatabase(
  store: Store,
  secrets: AuthSecrets | null,
  poolSize: number,
): Promise<readonly CheckResult[]> {
  const about = 'Look at DATABASE_URL and at the log of the database.';
  const first = await examined('database', about, () => checkAnswer(store));
  if (first.some(({ level }) => level === 'fail')) return first;
  const rest = await Promise.all([
    examined('clock', about, () => checkClock(store)),
    examined('migrations', about, () => checkMigrations(store)),
    examined('secret', about, () => checkSecret(store, secrets)),
    examined('role', about, () => checkRole(store)),
    examined('indexes', about, () => checkIndexes(store)),
    examined('transactions', about, () => checkAge(store)),
    examined('connections', about, () => checkConnections(store, poolSize)),
    examined('live updates', 'A pooler may be in between: set DATABASE_DIRECT_URL.', () =>
      checkListening(store),
    ),
  ]);
  return [...first, ...rest.flat()];
}

async function ask<Row extends object>({ pool }: Store, text: string): Promise<Row> {
  const { rows } = await pool.query<Row>(text);
  if (!rows[0]) throw new Error('The database answered with no row.');
  return rows[0];
}

async function checkAnswer(store: Store): Promise<CheckResult> {
  const begun = performance.now();
  const { version, encoding, standby } = await ask<{ version: string; encoding: string; standby: boolean }>(
    store,
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as standby`,
  );
  const took = Math.ceil(performance.now() - begun);
  refuseOldVersion(Number(version));
  if (standby)
    return fail('database', 'It takes no writes: DATABASE_URL leads to a standby, or it is read-only.');
  if (encoding !== 'UTF8')
    return fail('database', `Its encoding is ${encoding}. Create it with encoding UTF8.`);
  const number = `${Math.floor(Number(version) / 10_000)}.${Number(version) % 10_000}`;
  return ok('database', `PostgreSQL ${number} answers in ${took} ms.`);
}

async function checkClock(store: Store): Promise<CheckResult> {
  const begun = Date.now();
  const { now } = await ask<{ now: number }>(
    store,
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  const apart = Math.abs(now - (begun + Date.now()) / 2);
  if (apart < warnClockMs) return ok('clock', 'This machine and the database have the same time.');
  const detail = `This machine and the database are ${Math.round(apart / 1000)} s apart. Set both clocks by NTP.`;
  return apart < failClockMs ? warn('clock', detail) : fail('clock', detail);
}

async function checkMigrations(store: Store): Promise<CheckResult> {
  const missing = await countMissingMigrations(store);
  if (missing > 0)
    return warn(
      'migrations',
      `${missing} ${missing === 1 ? 'is' : 'are'} missing; the next start applies what is missing.`,
    );
  const newer = await findNewerMigration(store);
  return newer ? warn('migrations', `${newer} Update this one.`) : ok('migrations', 'All are applied.');
}

async function checkSecret(store: Store, secrets: AuthSecrets | null): Promise<CheckResult> {
  const fits = await fitsStoredKeys(store, secrets);
  if (fits === null) return ok('secret', 'No key is stored yet.');
  if (fits && secrets && secrets.length > 1) {
    return ok(
      'secret',
      'It opens the keys in the database. Once "npm run admin -- reseal" has run, the old one can go seven days later: docs/guides/operate.md',
    );
  }
  if (fits) return ok('secret', 'It opens the keys in the database.');
  return fail(
    'secret',
    'It does not open the keys in the database, so no one could log in. Use the AUTH_SECRET that this database was set up with.',
  );
}

/** A superuser reads files and runs programs of the database's machine, and so would a statement that someone injects. */
async function checkRole(store: Store): Promise<CheckResult> {
  const { role, superuser } = await ask<{ role: string; superuser: boolean }>(
    store,
    'select rolname::text as role, rolsuper as superuser from pg_roles where rolname = current_user',
  );
  if (!superuser) return ok('role', `${role} is no superuser.`);
  return warn(
    'role',
    `${role} is a superuser of PostgreSQL, which is not needed. Use a role that owns its database alone: docs/guides/operate.md`,
  );
}

async function checkIndexes(store: Store): Promise<CheckResult> {
  const { names } = await ask<{ names: string[] | null }>(
    store,
    `select array_agg(indexrelid::regclass::text) as names from pg_index
      where not indisvalid and indrelid::regclass::text !~ '^(pg_|information_schema)'`,
  );
  if (names === null) return ok('indexes', 'All can be used.');
  return fail('indexes', `Not usable: ${names.join(', ')}. Run for each: reindex index concurrently <name>`);
}

async function checkAge(store: Store): Promise<CheckResult> {
  const { age } = await ask<{ age: number }>(
    store,
    'select age(datfrozenxid) as age from pg_database where datname = current_database()',
  );
  return ageFinding(age);
}

/** `age` is the number of transactions since the oldest one that is not frozen. */
export function ageFinding(age: number): CheckResult {
  const millions = Math.round(age / 1_000_000);
  if (age < warnAge) return ok('transactions', `The oldest is ${millions} million transactions old.`);
  const detail = `The oldest is ${millions} million transactions old; at 2,100 the database takes no writes. Run VACUUM, and find out what keeps autovacuum from it.`;
  return age < failAge ? warn('transactions', detail) : fail('transactions', detail);
}

async function checkConnections(store: Store, poolSize: number): Promise<CheckResult> {
  const { used, most } = await ask<{ used: number; most: number }>(
    store,
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );
  // A server has up to six connections outside its pool.
  if (poolSize + 6 > most)
    return fail(
      'connections',
      `One server opens up to ${poolSize + 6}, the database takes ${most}. Lower DATABASE_POOL_SIZE, or raise max_connections.`,
    );
  if (used > most * 0.8)
    return warn(
      'connections',
      `${used} of ${most} are in use. Lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler in front.`,
    );
  return ok('connections', `${used} of ${most} are in use.`);
}

/** Sends a notification to itself, by the same mechanism as live updates. */
async function checkListening(store: Store): Promise<CheckResult> {
  const listener = await store.connectAlone();
  try {
    await listener.query('listen clearpaw_doctor');
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(5_000) });
    await store.pool.query("select pg_notify('clearpaw_doctor', $1)", [randomUUID()]);
    await heard;
    return ok('live updates', 'Messages of the database arrive.');
  } finally {
    await listener.end();
  }
}
