import type { ObjectResource } from '@clearpaw/protocol';
import type { Clock } from '../clock/index.ts';
import { QueueFull } from '../concurrency/index.ts';
import { isUnavailable, type Store, type Tx } from '../database/index.ts';
import type { ByteStore } from './bytes/index.ts';
import { ContentRefused, type ContentScanner, isInspected, prepareContent } from './content/index.ts';
import { tokensOf } from './download-tokens.ts';
import type { ObjectPath } from './object-path.ts';
import { presentObject } from './object-resource.ts';
import { saveObject } from './save-object.ts';
import type { SentMetadata } from './sent-metadata.ts';
import { isLasting, refusals, StorageRefusal } from './storage-refusal.ts';
import { bytesHashOf, type ContentHash } from './streaming/index.ts';

export interface FinishParts {
  readonly store: Store;
  readonly bytes: ByteStore;
  readonly clock: Clock;
  readonly scanner: ContentScanner | null;
}

export interface FinishedContent {
  readonly id: string;
  readonly objectPath: ObjectPath;
  readonly uid: string;
  readonly size: number;
  readonly metadata: SentMetadata;
  /** Known if all bytes passed through this server. */
  readonly hash: ContentHash | null;
}

/** Tokens chosen by a writer are sent in custom metadata under this name and are never shown there. */
const tokensKey = 'firebaseStorageDownloadTokens';

const manyWait = 'Many files wait to be checked already; try again in a minute.';

/**
 * Turns an upload into an object: inspected, moved to its key, saved in the database. Safe to repeat after a crash at
 * any point. Throws a `StorageRefusal`; if it is a lasting one, the upload's bytes are deleted.
 * @param alsoSave other writes of the same transaction
 */
export async function finishUpload(
  parts: FinishParts,
  upload: FinishedContent,
  alsoSave: (tx: Tx, resource: ObjectResource) => Promise<void> = async () => {},
): Promise<ObjectResource> {
  try {
    const kept = await keepContent(parts, upload);
    return await parts.store.transaction(async (tx) => {
      const resource = await enter(parts, tx, upload, kept);
      await alsoSave(tx, resource);
      return resource;
    });
  } catch (problem) {
    if (problem instanceof ContentRefused) {
      await discardBytes(parts.bytes, upload.id);
      throw refusals.badContent(problem.message);
    }
    if (problem instanceof QueueFull) throw refusals.tooMany(manyWait);
    if (problem instanceof StorageRefusal && isLasting(problem)) await discardBytes(parts.bytes, upload.id);
    throw problem;
  }
}

async function discardBytes(bytes: ByteStore, id: string): Promise<void> {
  await bytes.discardUpload(id);
  await bytes.remove(id);
  await bytes.remove(`${id}-t`);
}

interface KeptContent {
  readonly contentType: string;
  readonly size: number;
  readonly hash: ContentHash;
  readonly thumbnailKey: string | null;
}

async function keepContent(parts: FinishParts, upload: FinishedContent): Promise<KeptContent> {
  const { bytes, scanner } = parts;
  const { id, metadata, size } = upload;
  // After a crash the upload may have become an object already.
  const open = () =>
    bytes.readUpload(id).catch((problem) => {
      if (isUnavailable(problem)) throw problem;
      return bytes.read(id);
    });
  const { purpose } = upload.objectPath;
  const declaredType = metadata.contentType ?? 'application/octet-stream';
  const content =
    size === 0 && !isInspected(purpose)
      ? { kind: 'replace' as const, contentType: declaredType, bytes: Buffer.alloc(0), thumbnail: null }
      : await prepareContent(
          { purpose, declaredType, size, scanner, account: upload.objectPath.ownerId },
          open,
        );
  if (content.kind === 'keep') {
    const hash = upload.hash ?? (await bytesHashOf(await open()));
    if (metadata.md5Hash && metadata.md5Hash !== hash.md5) {
      throw refusals.badRequest('The MD5 of what arrived is not the one announced.');
    }
    await bytes.adopt(id);
    return { contentType: content.contentType, size, hash, thumbnailKey: null };
  }
  await bytes.put(id, content.bytes);
  const thumbnailKey = content.thumbnail ? `${id}-t` : null;
  if (content.thumbnail) await bytes.put(`${id}-t`, content.thumbnail);
  await bytes.discardUpload(id);
  const hash = await bytesHashOf([content.bytes]);
  return { contentType: content.contentType, size: content.bytes.length, hash, thumbnailKey };
}

async function enter(
  { clock }: FinishParts,
  tx: Tx,
  { id, objectPath, uid, metadata }: FinishedContent,
  kept: KeptContent,
): Promise<ObjectResource> {
  const { [tokensKey]: chosen, ...custom } = metadata.metadata ?? {};
  const tokens = (chosen ?? '').split(',').filter((token) => /^[\w-]{16,64}$/.test(token));
  const inspected = isInspected(objectPath.purpose);
  const row = await saveObject(
    tx,
    {
      path: objectPath.path,
      ownerId: objectPath.ownerId,
      byteKey: id,
      thumbnailKey: kept.thumbnailKey,
      size: kept.size,
      ...kept.hash,
      contentType: kept.contentType,
      contentEncoding: inspected ? null : (metadata.contentEncoding ?? null),
      contentDisposition: metadata.contentDisposition ?? null,
      contentLanguage: metadata.contentLanguage ?? null,
      cacheControl: metadata.cacheControl ?? null,
      custom: withoutNulls(custom),
    },
    { uid, now: clock.now(), ...(tokens.length > 0 ? { tokens } : {}) },
  );
  return presentObject(row, await tokensOf(tx.db, objectPath.path, uid));
}

function withoutNulls(custom: Readonly<Record<string, string | null>>): Record<string, string> {
  const present = Object.entries(custom).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(present);
}
