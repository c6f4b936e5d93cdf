import { type SQL, sql } from 'drizzle-orm';
import type { Database, Store } from '../database/index.ts';
import { installationTable, type StopReason } from './installation.table.ts';

/** Insufficient privilege: some managed services do not show the number of the cluster. */
const notGranted = '42501';

const number = sql`(select oid::text from pg_database where datname = current_database())`;
const clusterAndNumber = sql`(select system_identifier::text || '/' || ${number} from pg_control_system())`;

/** Identifies this database by its cluster and its number there. */
export function readDatabaseIdentity(db: Database): Promise<string> {
  return withIdentity(async (identity) => {
    const asked = await db.execute<{ identity: string }>(sql`select ${identity} as identity`);
    return asked.rows[0]?.identity ?? '';
  });
}

async function withIdentity<T>(read: (identity: SQL) => Promise<T>): Promise<T> {
  try {
    return await read(clusterAndNumber);
  } catch (problem) {
    if ((problem as { cause?: { code?: unknown } }).cause?.code !== notGranted) throw problem;
    return read(number);
  }
}

/**
 * Whether this database may send, charge and remove files: it is the one that was last used with these files. A
 * restored or copied one may not until the operator adopts it.
 */
export async function isAdopted(store: Pick<Store, 'db'>): Promise<boolean> {
  return (await findStopReason(store)) === null;
}

/** Why it may not; null if it may. A database that no server has used yet may. */
export async function findStopReason({ db }: Pick<Store, 'db'>): Promise<StopReason | null> {
  const { database, stoppedFor } = installationTable;
  // In one statement, because it is asked before each mail.
  const [row] = await withIdentity((identity) =>
    db.select({ stoppedFor, isThis: sql<boolean>`${database} = ${identity}` }).from(installationTable),
  );
  if (!row) return null;
  return row.stoppedFor ?? (row.isThis ? null : 'other_database');
}

const because: Readonly<Record<StopReason, string>> = {
  other_database: 'This database was restored or copied from another one',
  storage_ahead: 'The stored files were used with a later state of this database, or with a copy of it',
  storage_of_another: 'The stored files belong to another database',
  storage_changed: 'The stored files are not the ones that this database was used with',
  restored: 'This database was restored from a backup',
  unchecked:
    'The storage of files does not answer, so it is unknown whether the files belong to this database',
};

/** One line for the operator. */
export function stopNotice(reason: StopReason): string {
  const held = 'No stored file is removed, and no mail, push message or request to Stripe is sent';
  const until =
    reason === 'unchecked'
      ? 'until it answers'
      : 'until you run "npm run admin -- adopt" to use it from now on';
  return `${because[reason]}. ${held}, ${until}.`;
}
