import { inArray, lt, sql } from 'drizzle-orm';
import type { Store } from '../database/index.ts';
import type { ByteStore } from './bytes/index.ts';
import { nothingHeld } from './hold-bytes.ts';
import { isNote } from './notes.ts';
import { pendingDeletionTable, storedObjectTable, uploadSessionTable } from './object.table.ts';

const batch = 200;
const dayMs = 24 * 60 * 60 * 1000;

interface SweepParts {
  readonly store: Store;
  readonly bytes: ByteStore;
}

/** Removes bytes discarded in earlier transactions, and expired uploads. Returns how many. */
export async function deletePending({ store, bytes }: SweepParts, now: Date): Promise<number> {
  const pending = await store.db.select().from(pendingDeletionTable).where(nothingHeld).limit(batch);
  for (const { byteKey } of pending) await bytes.remove(byteKey);
  const keys = pending.map(({ byteKey }) => byteKey);
  if (keys.length > 0)
    await store.db.delete(pendingDeletionTable).where(inArray(pendingDeletionTable.byteKey, keys));
  const over = await store.db
    .delete(uploadSessionTable)
    .where(lt(uploadSessionTable.expiresAt, now))
    .returning({ id: uploadSessionTable.id });
  for (const { id } of over) await bytes.discardUpload(id);
  return keys.length + over.length;
}

/**
 * Removes orphaned bytes: left by a server that was killed between writing and saving, or by a deleted account. Only
 * bytes older than a day count, so that nothing in progress is removed.
 */
export async function removeOrphans({ store, bytes }: SweepParts, now: Date): Promise<number> {
  let removed = 0;
  let held: { kind: 'upload' | 'object'; id: string }[] = [];
  const flush = async () => {
    const unknown = await unknownOf(store, held);
    held = [];
    if (await isBackupRunning(store)) return;
    for (const { kind, id } of unknown) {
      await (kind === 'upload' ? bytes.discardUpload(id) : bytes.remove(id));
    }
    removed += unknown.length;
  };
  for await (const found of bytes.list()) {
    if (isNote(found.id)) continue;
    if (found.changedAt.getTime() > now.getTime() - dayMs) continue;
    held.push(found);
    if (held.length >= batch) await flush();
  }
  await flush();
  return removed;
}

/** Checked after unknown bytes were found: a backup that begins later references none of them. */
async function isBackupRunning({ db }: Store): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(sql`select ${nothingHeld} as free`);
  return rows[0]?.free !== true;
}

async function unknownOf(
  store: Store,
  found: readonly { kind: 'upload' | 'object'; id: string }[],
): Promise<{ kind: 'upload' | 'object'; id: string }[]> {
  if (found.length === 0) return [];
  // The key of a thumbnail, or of bytes about to be stored, has a suffix after the id of its object.
  const ids = found.map(({ id }) => id.slice(0, 36));
  const objects = await store.db
    .select({ byteKey: storedObjectTable.byteKey })
    .from(storedObjectTable)
    .where(inArray(storedObjectTable.byteKey, ids));
  const sessions = await store.db
    .select({ id: uploadSessionTable.id })
    .from(uploadSessionTable)
    .where(inArray(sql`${uploadSessionTable.id}::text`, ids));
  const known = new Set([...sessions.map(({ id }) => id), ...objects.map(({ byteKey }) => byteKey)]);
  return found.filter(({ id }) => !known.has(id.slice(0, 36)));
}
