import { createReadStream } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '@clearpaw/protocol';
import type { ByteStore, StoredBytes } from './byte-store.ts';

const batchBytes = 1024 * 1024;

/** Bytes below a folder: written, synced, renamed, and the folder synced, so that a power cut leaves all or nothing. */
export async function openFolderStore(root: string): Promise<ByteStore> {
  const uploads = join(root, 'uploads');
  const objects = join(root, 'objects');
  for (const folder of [uploads, objects]) await mkdir(folder, { recursive: true });
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
    remove: (key) => rm(objectFile(key), { force: true }),
    list: () => listAll(uploads, objects),
    probe: () => access(uploads, constants.R_OK | constants.W_OK),
    close: () => {},
  };
}

/** Ids are made here; one with another letter in it never becomes part of a file's name. */
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
    // Also when the source broke off: what came is kept, so that it need not be sent again.
    await file.datasync();
    await file.close();
    if (offset === 0) await syncFolder(dirname(path));
  }
}

/** Writes in large steps, each while the next one is arriving. */
async function writeAll(
  file: FileHandle,
  offset: number,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  let batch: Uint8Array[] = [];
  let held = 0;
  let position = offset;
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await writing;
    if (held === 0) return;
    writing = writeFully(file, batch, position);
    writing.catch(() => {});
    position += held;
    batch = [];
    held = 0;
  };
  try {
    for await (const chunk of source) {
      batch.push(chunk);
      held += chunk.length;
      if (held >= batchBytes) await flush();
    }
  } finally {
    await flush();
    await writing;
  }
}

async function writeFully(file: FileHandle, batch: readonly Uint8Array[], position: number): Promise<void> {
  const total = batch.reduce((sum, part) => sum + part.length, 0);
  const { bytesWritten } = await file.writev(batch, position);
  if (bytesWritten === total) return;
  // A disk that is nearly full takes a part; the rest is offered again, and then fails with its reason.
  const rest = Buffer.concat(batch).subarray(bytesWritten);
  await writeFully(file, [rest], position + bytesWritten);
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path, 'r').catch(missing);
  if (!file) return 0;
  try {
    // Bytes a killed server left in memory count only once they are on the disk.
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

/** Opens before it answers, so that a missing file is an error here and not in the middle of a reply. */
async function openRead(path: string, range?: ByteRange): Promise<Readable> {
  const handle = await open(path, 'r');
  return createReadStream(path, { fd: handle, highWaterMark: 512 * 1024, ...range });
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const moved = await rename(from, to).then(() => true, missing);
  if (moved === null) {
    await stat(to);
    return;
  }
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
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

/** A file that is gone by the time it is looked at is simply not there. */
async function* found(kind: StoredBytes['kind'], path: string, id: string): AsyncGenerator<StoredBytes> {
  const file = await stat(path).catch(missing);
  if (file) yield { kind, id, changedAt: file.mtime };
}
