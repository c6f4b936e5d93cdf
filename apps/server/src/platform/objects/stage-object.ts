import { createHash, randomUUID } from 'node:crypto';
import type { ByteStore } from './bytes/index.ts';
import {
  type ContentScanner,
  isAsCleaned,
  isInspected,
  type Purpose,
  prepareContent,
} from './content/index.ts';
import { discardAfter } from './discard-after.ts';
import { bytesHashOf, chunked, readAllBytes } from './streaming/index.ts';

/** Stored bytes that belong to no object yet. */
export interface StagedObject {
  readonly byteKey: string;
  readonly thumbnailKey: string | null;
  readonly size: number;
  readonly md5: string;
  readonly sha256: string;
  readonly contentType: string;
}

export interface StagedDraft {
  readonly purpose: Purpose;
  /** Used for files only; the type of documents and photos is that of their content. */
  readonly contentType: string;
  /** The future owner: accounts take turns. */
  readonly ownerId: string;
}

interface StageParts {
  readonly bytes: ByteStore;
  readonly scanner: ContentScanner | null;
}

/**
 * Stores bytes that become an object later, or are discarded. They are inspected like an upload; a picture that
 * contains nothing but its pixels is stored unchanged. Throws `ContentRefused`, and `QueueFull` while too many uploads
 * wait; then nothing is stored.
 */
export async function stageObject(
  parts: StageParts,
  draft: StagedDraft,
  source: AsyncIterable<Uint8Array>,
): Promise<StagedObject> {
  const byteKey = randomUUID();
  try {
    return await stage(parts, byteKey, draft, source);
  } catch (problem) {
    await discardAfter(problem, async () => {
      await parts.bytes.discardUpload(byteKey);
      await discardStaged(parts.bytes, { byteKey, thumbnailKey: thumbnailOf(byteKey) });
    });
    throw problem;
  }
}

async function stage(
  { bytes, scanner }: StageParts,
  byteKey: string,
  { purpose, contentType: declaredType, ownerId: account }: StagedDraft,
  source: AsyncIterable<Uint8Array>,
): Promise<StagedObject> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let size = 0;
  const counted = async function* () {
    for await (const chunk of chunked(source)) {
      md5.update(chunk);
      sha256.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await bytes.append(byteKey, 0, counted());
  const asSent = { byteKey, size, md5: md5.digest('base64'), sha256: sha256.digest('hex') };
  // A server drew the pictures of pages, but it is unknown which server.
  const inspectedAs = purpose === 'previews' ? 'photos' : purpose;
  if (size === 0 && !isInspected(inspectedAs)) {
    await bytes.put(byteKey, new Uint8Array());
    return { ...asSent, contentType: declaredType, thumbnailKey: null };
  }
  const open = () => bytes.readUpload(byteKey);
  const content = await prepareContent({ purpose: inspectedAs, declaredType, size, scanner, account }, open);
  const { contentType } = content;
  if (content.kind === 'keep') {
    await bytes.adopt(byteKey);
    return { ...asSent, contentType, thumbnailKey: null };
  }
  const thumbnail = purpose === 'previews' ? null : content.thumbnail;
  if (thumbnail) await bytes.put(thumbnailOf(byteKey), thumbnail);
  const thumbnailKey = thumbnail ? thumbnailOf(byteKey) : null;
  if (isAsCleaned(await readAllBytes(await open(), size), contentType)) {
    await bytes.adopt(byteKey);
    return { ...asSent, contentType, thumbnailKey };
  }
  await bytes.put(byteKey, content.bytes);
  await bytes.discardUpload(byteKey);
  const hash = await bytesHashOf([content.bytes]);
  return { byteKey, size: content.bytes.length, ...hash, contentType, thumbnailKey };
}

const thumbnailOf = (byteKey: string): string => `${byteKey}-t`;

export async function discardStaged(
  bytes: ByteStore,
  { byteKey, thumbnailKey }: Pick<StagedObject, 'byteKey' | 'thumbnailKey'>,
): Promise<void> {
  await bytes.remove(byteKey);
  if (thumbnailKey) await bytes.remove(thumbnailKey);
}
