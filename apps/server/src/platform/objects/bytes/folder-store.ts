import { createReadStream } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '@clearpaw/protocol';
import { makeFolderAt } from '../../config/index.ts';
import type { ByteStore, StoredBytes } from './byte-store.ts';
import { openToSend } from './send-file.ts';

/**
 * Bytes in a folder: written, synced, renamed, and the folder synced, so that a power failure leaves all or nothing.
 */
export async function openFolderStore(root: string): Promise<ByteStore> {
  const uploads = join(root, 'uploads');
  const objects = join(root, 'objects');
  for (const folder of [uploads, objects]) await makeFolderAt(folder, 0o700);
  const uploadFile = (id: string) => join(uploads, checkedId(id));
  const objectFile = (key: string) => join(objects, checkedId(key).slice(-2), key);
  return {
    append: (id, offset, source) => append(uploadFile(id), offset, source),
    receivedBytes: (id) => sizeOf(uploadFile(id)),
    readUpload: (id) => openRead(uploadFile(id)),
    adopt: (id) => move(uploadFile(id), objectFile(id)),
    discardUpload: (id) => rm(uploadFile(id), { force: true }),
    async put(key, bytes) {
      const draft = uploadFile(`${key}-put`);
      await append(draft, 0, [bytes]);
      await move(draft, objectFile(key));
    },
    read: (key, range) => openRead(objectFile(key), range),
    openToSend: (key, range) => openToSend(objectFile(key), range),
    remove: (key) => rm(objectFile(key), { force: true }),
    list: () => listAll(uploads, objects),
    probe: () => access(uploads, constants.R_OK | constants.W_OK),
    close: () => {},
  };
}

/** Ids are created by us; one with any other character never becomes part of a file name. */
function checkedId(id: string): string {
  if (!/^[0-9a-z-]{8,80}$/.test(id)) throw new Error('This is no id of a stored object.');
  return id;
}

async function append(
  path: string,
  offset: number,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, constants.O_CREAT | constants.O_WRONLY, 0o600);
  try {
    await writeAll(file, offset, source);
  } finally {
    // Also when the source failed: what arrived is kept, so that it need not be sent again.
    await Promise.all([file.datasync(), offset === 0 ? syncFolder(dirname(path)) : null]);
    await file.close();
  }
}

/**
 * Each chunk is being written to the disk before the next is requested; if the disk is slow, the source collects more.
 */
async function writeAll(
  file: FileHandle,
  offset: number,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  let position = offset;
  for await (const piece of source) {
    await writeFully(file, piece, position);
    position += piece.length;
  }
}

/** A disk that is nearly full writes a part; the rest is written again, which then fails with its reason. */
async function writeFully(file: FileHandle, piece: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < piece.length) {
    done += (await file.write(piece, done, piece.length - done, position + done)).bytesWritten;
  }
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path, 'r').catch(missing);
  if (!file) return 0;
  try {
    // Bytes that a killed server left in memory count only once they are on the disk.
    await file.datasync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

function missing(problem: NodeJS.ErrnoException): null {
  if (problem.code === 'ENOENT') return null;
  throw problem;
}

/** Opens the file before it returns, so that a missing file is an error here and not in the middle of a reply. */
async function openRead(path: string, range?: ByteRange): Promise<Readable> {
  const handle = await open(path, 'r');
  return createReadStream(path, { fd: handle, highWaterMark: 512 * 1024, ...range });
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const moved = await rename(from, to).then(() => true, missing);
  if (moved === null) {
    await stat(to);
    return;
  }
  // The old folder need not be synced: a name that survives a power failure there is found by the daily cleanup.
  await syncFolder(dirname(to));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* listAll(uploads: string, objects: string): AsyncGenerator<StoredBytes> {
  for (const id of await readdir(uploads)) yield* found('upload', join(uploads, id), id);
  for (const shard of await readdir(objects)) {
    for (const id of await readdir(join(objects, shard)))
      yield* found('object', join(objects, shard, id), id);
  }
}

/** A file that was deleted in the meantime is skipped. */
async function* found(kind: StoredBytes['kind'], path: string, id: string): AsyncGenerator<StoredBytes> {
  const file = await stat(path).catch(missing);
  if (file) yield { kind, id, changedAt: file.mtime };
}
