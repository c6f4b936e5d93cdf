import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { allowSeconds, eventTable, type Store, type Tx } from '../database/index.ts';
import type { Log } from '../telemetry/index.ts';
import { installationId, installationTable, type StopReason } from './installation.table.ts';
import { readDatabaseIdentity, stopNotice } from './is-adopted.ts';

/** The content of the marker beside the stored files. */
interface Marker {
  readonly database: string;
  readonly token: string;
  /** A standby that became the primary may lack the last minute. */
  readonly previous: string;
}

export interface InstallationParts {
  readonly store: Store;
  /** Small texts stored beside the files. */
  readonly notes: {
    read(name: string): Promise<string | null>;
    write(name: string, text: string): Promise<void>;
  };
  readonly log: Log;
  /** Deletes positions in the outbox that another database has counted. */
  readonly forgetPositions: (tx: Tx) => Promise<void>;
}

type Row = typeof installationTable.$inferSelect;

export const markerNote = 'installation';
/** Long enough to delete the outbox of a week. */
const longestSeconds = 60;

/**
 * Compares the database with the marker beside the stored files; both change together every minute. If they do not
 * match, one of them was restored or copied: sending and removing stop, and the outbox starts empty.
 */
export async function checkInstallation(parts: InstallationParts): Promise<StopReason | null> {
  const { store, log } = parts;
  const database = await readDatabaseIdentity(store.db);
  const [before, now] = await store.transaction(async (tx) => {
    const row = await lockRow(tx, database);
    const marker = await readMarker(parts);
    const reason = judge(row, database, marker);
    if (reason === null && marker !== 'away') await mark(parts, tx, row, database);
    else await tx.db.update(installationTable).set({ stoppedFor: reason, checkedAt: new Date() });
    if (reason !== null && reason !== 'unchecked' && row.stoppedFor !== reason) await forgetEvents(parts, tx);
    return [row.stoppedFor, reason];
  });
  if (now !== null && now !== before) log.error({ reason: now }, stopNotice(now));
  if (now === null && before !== null) log.info('the stored files belong to this database; all goes on');
  return now;
}

/** Makes this database the one that uses the stored files; any other that uses them stops within a minute. */
export async function adoptInstallation(
  parts: InstallationParts,
  alsoDo: (tx: Tx) => Promise<void>,
): Promise<void> {
  const database = await readDatabaseIdentity(parts.store.db);
  await parts.store.transaction(async (tx) => {
    const row = await lockRow(tx, database);
    await forgetEvents(parts, tx);
    await alsoDo(tx);
    await mark(parts, tx, row, database);
  });
}

/** If two servers check at once, one waits for the other. */
async function lockRow({ db }: Tx, database: string): Promise<Row> {
  const fresh = { id: installationId, database, token: randomUUID(), isMarked: false, checkedAt: new Date() };
  await db.insert(installationTable).values(fresh).onConflictDoNothing();
  const [row] = await db.select().from(installationTable).for('update');
  if (!row) throw new Error('A row that was just entered is there.');
  return row;
}

function judge(row: Row, database: string, marker: Marker | 'away' | null): StopReason | null {
  if (row.stoppedFor !== null && row.stoppedFor !== 'unchecked') return row.stoppedFor;
  if (row.database !== database) return 'other_database';
  if (marker === 'away') return row.isMarked ? row.stoppedFor : 'unchecked';
  if (marker === null) return row.isMarked ? 'storage_changed' : null;
  if (marker.token === row.token || marker.previous === row.token) return null;
  if (row.isMarked) return 'storage_ahead';
  // The very first server wrote the marker and was ended before it could store that.
  return marker.database === database ? null : 'storage_of_another';
}

/** The marker is written first: if the rest fails, it has the token that the database still has. */
async function mark({ notes }: InstallationParts, { db }: Tx, row: Row, database: string): Promise<void> {
  const marker: Marker = { database, token: randomUUID(), previous: row.token };
  await notes.write(markerNote, JSON.stringify(marker));
  await db
    .update(installationTable)
    .set({ database, token: marker.token, isMarked: true, stoppedFor: null, checkedAt: new Date() })
    .where(eq(installationTable.id, installationId));
}

async function readMarker({ notes }: InstallationParts): Promise<Marker | 'away' | null> {
  const text = await notes.read(markerNote).catch(() => 'away' as const);
  if (text === null || text === 'away') return text;
  try {
    return JSON.parse(text) as Marker;
  } catch {
    return null;
  }
}

/**
 * Transaction numbers are valid only in the database that assigned them: events and positions of another one are
 * meaningless.
 */
async function forgetEvents({ forgetPositions }: InstallationParts, tx: Tx): Promise<void> {
  await allowSeconds(tx.db, longestSeconds);
  await tx.db.delete(eventTable);
  await forgetPositions(tx);
}
