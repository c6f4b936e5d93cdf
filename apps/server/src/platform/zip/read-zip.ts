import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** Bytes of which any range can be read. */
export interface ByteSource {
  readonly size: number;
  /** From the first byte up to the second one, exclusive. */
  read(from: number, to: number): Promise<AsyncIterable<Uint8Array>>;
}

/** One file of a zip, as its directory states it. */
export interface ZipEntry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly packedSize: number;
  readonly size: number;
  readonly crc: number;
  /** Where its header begins, and where the next file begins. */
  readonly from: number;
  readonly to: number;
}

/** Not a zip as we write them, or one that was changed. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

interface ZipLimits {
  readonly entries: number;
  readonly directoryBytes: number;
}

const signs = { end: 0x06054b50, directory: 0x02014b50, local: 0x04034b50 };
const endBytes = 22;
const maxCommentBytes = 65_535;
const maxDescriptorBytes = 24;

/**
 * The files of a zip, without decompressing any. Refuses whatever could mislead a reader: entries that overlap or lie
 * outside, duplicate names, encryption, and sizes that the format cannot represent. Source: PKWARE APPNOTE 6.3.10.
 */
export async function openZip(source: ByteSource, limits: ZipLimits): Promise<readonly ZipEntry[]> {
  const { count, from, to } = await findDirectory(source);
  if (count > limits.entries || to - from > limits.directoryBytes) throw new ZipRefused('too many entries');
  const directory = await gather(source, from, to);
  const entries: Omit<ZipEntry, 'to'>[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    const { entry, next } = readEntryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  if (at !== directory.length) throw new ZipRefused('the directory has another length');
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw new ZipRefused('a name twice');
  return withEnds(entries, from);
}

async function findDirectory(source: ByteSource): Promise<{ count: number; from: number; to: number }> {
  const tailFrom = Math.max(0, source.size - endBytes - maxCommentBytes);
  const tail = await gather(source, tailFrom, source.size);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signs.end) continue;
    if (at + endBytes + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [disk, ofDisk] = [tail.readUInt32LE(at + 4), tail.readUInt16LE(at + 8)];
    const count = tail.readUInt16LE(at + 10);
    const from = tail.readUInt32LE(at + 16);
    const to = from + tail.readUInt32LE(at + 12);
    if (disk !== 0 || ofDisk !== count || to !== tailFrom + at) throw new ZipRefused('no such directory');
    return { count, from, to };
  }
  throw new ZipRefused('no directory');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readEntryAt(directory: Buffer, at: number): { entry: Omit<ZipEntry, 'to'>; next: number } {
  const head = 46;
  if (at + head > directory.length || directory.readUInt32LE(at) !== signs.directory)
    throw new ZipRefused('no entry');
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
  const [crc, packedSize, size] = [16, 20, 24].map((offset) => directory.readUInt32LE(at + offset)) as [
    number,
    number,
    number,
  ];
  const nameEnd = at + head + directory.readUInt16LE(at + 28);
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  const isPacked = method === 8;
  const isEncrypted = (flags & 0x2041) !== 0;
  const isPlain = isPacked || (method === 0 && packedSize === size);
  if (next > directory.length || isEncrypted || !isPlain) throw new ZipRefused('an entry of another kind');
  const name = readName(directory.subarray(at + head, nameEnd));
  return { entry: { name, isPacked, packedSize, size, crc, from: directory.readUInt32LE(at + 42) }, next };
}

function readName(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ZipRefused('a name that is no text');
  }
}

/** Each entry ends where the next one's header begins: no byte belongs to two. */
function withEnds(entries: readonly Omit<ZipEntry, 'to'>[], directoryFrom: number): readonly ZipEntry[] {
  const inOrder = entries.toSorted((a, b) => a.from - b.from);
  return inOrder.map((entry, index) => {
    const to = inOrder[index + 1]?.from ?? directoryFrom;
    if (entry.from + 30 + entry.packedSize > to) throw new ZipRefused('entries overlap');
    return { ...entry, to };
  });
}

/** The content of one file in chunks. Throws if it differs from what the directory states, at the first excess byte. */
export async function* readZipEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  let [size, crc] = [0, 0];
  const packed = packedBytes(source, entry);
  for await (const piece of entry.isPacked ? inflated(packed) : packed) {
    size += piece.length;
    if (size > entry.size) throw new ZipRefused('longer than stated');
    crc = crc32(piece, crc);
    yield piece;
  }
  if (size !== entry.size || crc !== entry.crc) throw new ZipRefused('not what was stated');
}

/** A file as one buffer; refused if it is larger than this. */
export async function readWholeEntry(
  source: ByteSource,
  entry: ZipEntry,
  mostBytes: number,
): Promise<Buffer> {
  if (entry.size > mostBytes) throw new ZipRefused('too large');
  const bytes = Buffer.allocUnsafeSlow(entry.size);
  let at = 0;
  for await (const piece of readZipEntry(source, entry)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

async function* packedBytes(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const nameBytes = Buffer.byteLength(entry.name);
  const head = await gather(source, entry.from, entry.from + 30 + nameBytes);
  const isSame = head.readUInt32LE(0) === signs.local && head.readUInt16LE(26) === nameBytes;
  const content = entry.from + 30 + nameBytes + head.readUInt16LE(28);
  const end = content + entry.packedSize;
  const isWithin = end <= entry.to && entry.to - end <= maxDescriptorBytes;
  if (!isSame || !isWithin || readName(head.subarray(30)) !== entry.name)
    throw new ZipRefused('a header that says something else');
  if (end > content) yield* await source.read(content, end);
}

async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  // The loop below receives the error, and leaving it closes both streams.
  pipeline(Readable.from(packed), inflate, () => {});
  try {
    yield* inflate as AsyncIterable<Uint8Array>;
  } catch (problem) {
    const { code } = Object(problem) as { code?: unknown };
    if (typeof code === 'string' && code.startsWith('Z_')) throw new ZipRefused('it cannot be unpacked');
    throw problem;
  }
}

async function gather(source: ByteSource, from: number, to: number): Promise<Buffer> {
  if (from < 0 || to > source.size || from > to) throw new ZipRefused('outside of the file');
  if (from === to) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  for await (const piece of await source.read(from, to)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (bytes.length !== to - from) throw new ZipRefused('it ends before its end');
  return bytes;
}
