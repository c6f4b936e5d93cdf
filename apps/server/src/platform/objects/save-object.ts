import { eq, sql } from 'drizzle-orm';
import { type Database, isDiskFull, isUnavailable, type Tx } from '../database/index.ts';
import {
  downloadTokenTable,
  pendingDeletionTable,
  storageUsageTable,
  storedObjectTable,
} from './object.table.ts';
import { parseObjectPath, roomFor } from './object-path.ts';
import { newDownloadToken } from './random-permissions.ts';
import { refusalFor, refusals } from './storage-refusal.ts';

export type ObjectRow = typeof storedObjectTable.$inferSelect;
export type ObjectDraft = Omit<ObjectRow, 'generation' | 'metageneration' | 'createdAt' | 'updatedAt'>;

/**
 * Saves an object in the transaction of its writer: an earlier object at the path is removed, with every link to it.
 * Throws 402 if the owner's quota is exceeded.
 * @param tokens links chosen by the writer; without any a new one is created
 */
export async function saveObject(
  tx: Tx,
  draft: ObjectDraft,
  by: { readonly uid: string; readonly now: Date; readonly tokens?: readonly string[] },
): Promise<ObjectRow> {
  const before = await lockObject(tx.db, draft.path);
  const room = roomFor(parseObjectPath(draft.path)?.purpose);
  await changeUsage(tx.db, draft.ownerId, draft.size - (before?.size ?? 0), room);
  const generation = Math.max(by.now.getTime() * 1000, (before?.generation ?? 0) + 1);
  const row = { ...draft, generation, metageneration: 1, createdAt: by.now, updatedAt: by.now };
  if (before) {
    await enqueueDeletion(tx.db, before, by.now);
    await tx.db.delete(downloadTokenTable).where(eq(downloadTokenTable.path, draft.path));
  }
  const { path: target } = storedObjectTable;
  await tx.db.insert(storedObjectTable).values(row).onConflictDoUpdate({ target, set: row });
  const tokens = by.tokens && by.tokens.length > 0 ? by.tokens : [newDownloadToken()];
  for (const token of tokens) await addToken(tx.db, row.path, { ...by, token });
  return row;
}

/** If two writers use one path, one waits for the other. */
async function lockObject(db: Database, path: string): Promise<ObjectRow | undefined> {
  const [row] = await db
    .select()
    .from(storedObjectTable)
    .where(eq(storedObjectTable.path, path))
    .for('update');
  return row;
}

async function changeUsage(
  db: Database,
  ownerId: string,
  change: number,
  room = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const total = sql`${storageUsageTable.bytes} + ${change}`;
  const changed = await db
    .insert(storageUsageTable)
    .values({ ownerId, bytes: Math.max(0, change) })
    .onConflictDoUpdate({
      target: storageUsageTable.ownerId,
      set: { bytes: total },
      setWhere: sql`${change} <= 0 or ${total} <= ${room}`,
    })
    .returning({ bytes: storageUsageTable.bytes })
    .catch((problem) => {
      // What passes is not a refusal of this upload.
      throw isUnavailable(problem) || isDiskFull(problem) ? problem : (refusalFor(problem) ?? problem);
    });
  if (changed.length === 0) throw refusals.overQuota();
}

async function enqueueDeletion(db: Database, { byteKey, thumbnailKey }: ObjectRow, at: Date): Promise<void> {
  const keys = [byteKey, ...(thumbnailKey ? [thumbnailKey] : [])];
  await db
    .insert(pendingDeletionTable)
    .values(keys.map((key) => ({ byteKey: key, at })))
    .onConflictDoNothing();
}

export async function addToken(
  db: Database,
  path: string,
  by: { readonly uid: string; readonly now: Date; readonly token: string },
): Promise<void> {
  const row = { token: by.token, path, uid: by.uid, createdAt: by.now };
  await db.insert(downloadTokenTable).values(row).onConflictDoNothing();
}

/** Removes an object; its bytes are removed after the transaction. False if there was none. */
export async function removeObject(tx: Tx, path: string, now: Date): Promise<boolean> {
  const [row] = await tx.db.delete(storedObjectTable).where(eq(storedObjectTable.path, path)).returning();
  if (!row) return false;
  await changeUsage(tx.db, row.ownerId, -row.size);
  await enqueueDeletion(tx.db, row, now);
  return true;
}

export async function findObject(db: Database, path: string): Promise<ObjectRow | null> {
  const [row] = await db.select().from(storedObjectTable).where(eq(storedObjectTable.path, path));
  return row ?? null;
}

/**
 * Moves an object to another owner's path: the bytes stay, every link to it ends. It counts toward the new owner's
 * quota even if it exceeds it; then their next upload is refused. False if there was none.
 */
export async function moveObject(
  tx: Tx,
  from: string,
  to: { readonly path: string; readonly ownerId: string },
): Promise<boolean> {
  const row = await lockObject(tx.db, from);
  if (!row) return false;
  await tx.db.delete(downloadTokenTable).where(eq(downloadTokenTable.path, from));
  await tx.db.update(storedObjectTable).set(to).where(eq(storedObjectTable.path, from));
  await changeUsage(tx.db, row.ownerId, -row.size);
  await tx.db
    .insert(storageUsageTable)
    .values({ ownerId: to.ownerId, bytes: row.size })
    .onConflictDoUpdate({
      target: storageUsageTable.ownerId,
      set: { bytes: sql`${storageUsageTable.bytes} + ${row.size}` },
    });
  return true;
}
