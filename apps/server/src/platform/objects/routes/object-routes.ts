import { mergeCustom } from '@clearpaw/protocol';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { requireCaller, requireOwnPath, requireReader } from '../access.ts';
import { ensureToken, revokeToken, tokensOf } from '../download-tokens.ts';
import { storedObjectTable } from '../object.table.ts';
import { presentObject } from '../object-resource.ts';
import { newDownloadToken } from '../random-permissions.ts';
import { addToken, findObject, type ObjectRow, removeObject } from '../save-object.ts';
import { parseSentMetadata, type SentMetadata } from '../sent-metadata.ts';
import { refusals } from '../storage-refusal.ts';
import { sendMedia } from './media-reply.ts';
import { type RawTarget, readTarget, requireBucket } from './raw-target.ts';
import { readMetadata } from './read-metadata.ts';
import type { StorageRouteParts } from './storage-parts.ts';

/** Metadata, or the bytes with `alt=media`. */
export async function getObject(parts: StorageRouteParts, context: Context): Promise<Response> {
  const isMedia = context.req.query('alt') === 'media';
  const sent = readTarget(context);
  // Metadata contains the path, so another name gives access only to the bytes.
  const path = (isMedia && (await parts.access.findRealPath(sent.path))) || sent.path;
  const target = { ...sent, path };
  const { uid } = await requireReader(parts.access, context, target);
  const row = await findObject(parts.store.db, target.path);
  if (!row) throw refusals.missing();
  if (isMedia) return sendMedia(context, parts.bytes, row);
  const tokens = await ensureToken(parts.store.db, row.path, { uid, now: parts.clock.now() });
  return context.json(presentObject(row, tokens));
}

async function ownObject(parts: StorageRouteParts, context: Context, target: RawTarget) {
  const uid = await requireCaller(parts.access, context);
  requireBucket(target);
  const objectPath = requireOwnPath(uid, target.path);
  return { uid, objectPath };
}

/** Changes the fields that were sent: null removes, custom metadata is merged key by key. */
export async function patchObject(parts: StorageRouteParts, context: Context): Promise<Response> {
  const target = readTarget(context);
  const { uid, objectPath } = await ownObject(parts, context, target);
  const sent = parseSentMetadata(await readMetadata(context));
  const row = await parts.store.transaction(async ({ db }) => {
    const [before] = await db
      .select()
      .from(storedObjectTable)
      .where(eq(storedObjectTable.path, objectPath.path))
      .for('update');
    if (!before) throw refusals.missing();
    const set = { ...changesOf(before, sent), updatedAt: parts.clock.now() };
    const metageneration = sql`${storedObjectTable.metageneration} + 1`;
    const [after] = await db
      .update(storedObjectTable)
      .set({ ...set, metageneration })
      .where(eq(storedObjectTable.path, objectPath.path))
      .returning();
    return after as ObjectRow;
  });
  return context.json(presentObject(row, await tokensOf(parts.store.db, row.path, uid)));
}

/** The type of a document or photo is that of its content and cannot be changed. */
function changesOf(before: ObjectRow, sent: SentMetadata): Partial<ObjectRow> {
  const keys = ['contentDisposition', 'contentLanguage', 'cacheControl'] as const;
  const changes: Partial<ObjectRow> = { custom: mergeCustom(before.custom, sent.metadata) };
  for (const key of keys) if (sent[key] !== undefined) changes[key] = sent[key];
  if (!/^users\/[^/]+\/files\//.test(before.path)) return changes;
  if (sent.contentEncoding !== undefined) changes.contentEncoding = sent.contentEncoding;
  if (sent.contentType !== undefined) changes.contentType = sent.contentType ?? 'application/octet-stream';
  return changes;
}

export async function deleteObjectRoute(parts: StorageRouteParts, context: Context): Promise<Response> {
  const target = readTarget(context);
  const { objectPath } = await ownObject(parts, context, target);
  if (await parts.isHeld(objectPath)) {
    throw refusals.badRequest('This belongs to a document; delete the document instead.');
  }
  const removed = await parts.store.transaction((tx) => removeObject(tx, objectPath.path, parts.clock.now()));
  if (!removed) throw refusals.missing();
  void parts.collect();
  return context.body(null, 204);
}

/** `?create_token=true` creates a link, `?delete_token=…` revokes one. */
export async function changeTokens(parts: StorageRouteParts, context: Context): Promise<Response> {
  const target = readTarget(context);
  const { uid, objectPath } = await ownObject(parts, context, target);
  const row = await findObject(parts.store.db, objectPath.path);
  if (!row) throw refusals.missing();
  const { create_token: create, delete_token: ended } = context.req.query();
  const by = { uid, now: parts.clock.now() };
  await parts.store.transaction(async ({ db }) => {
    if (ended !== undefined) {
      if (!(await revokeToken(db, row.path, { ...by, token: ended }))) throw refusals.missing();
    } else if (create === 'true') await addToken(db, row.path, { ...by, token: newDownloadToken() });
    else throw refusals.badRequest('create_token takes true.');
  });
  return context.json(presentObject(row, await tokensOf(parts.store.db, row.path, uid)));
}
