import { createHash } from 'node:crypto';
import { damaged } from './sealed-stream.ts';

/** The first record of a backup. */
export interface Manifest {
  readonly format: 1;
  readonly version: string;
  readonly createdAt: string;
  /** The migrations of the database, in order. */
  readonly migrations: readonly string[];
  /** As AUTH_SECRET has it. Without it no one could sign in, and sealed keys could not be decrypted. */
  readonly authSecret: string;
}

export interface Counts {
  readonly tables: number;
  readonly files: number;
}

/** One item of a backup. Its bytes have to be read to the end before the next item. */
export type Item =
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly columns: readonly string[];
      readonly bytes: Bytes;
    }
  | { readonly kind: 'file'; readonly key: string; readonly size: number; readonly bytes: Bytes };

type Bytes = AsyncIterable<Buffer>;

/** One byte for the kind of each record, then its length, then its content. */
const letters = { manifest: 'M', table: 'T', file: 'F', bytes: 'B', end: 'E', counts: 'Z' } as const;
const maxRecordBytes = 16 * 1024 * 1024;

function recordOf(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

const jsonRecord = (letter: string, value: object) => recordOf(letter, Buffer.from(JSON.stringify(value)));

/** Writes items one after the other; the bytes of each are followed by a checksum, and all items by their number. */
export async function* writeItems(items: AsyncIterable<Item>): AsyncGenerator<Buffer> {
  const counts = { tables: 0, files: 0 };
  for await (const item of items) {
    if (item.kind === 'manifest') {
      yield jsonRecord(letters.manifest, item.manifest);
      continue;
    }
    counts[item.kind === 'table' ? 'tables' : 'files'] += 1;
    const { bytes, kind, ...head } = item;
    yield jsonRecord(letters[kind], head);
    const hash = createHash('sha256');
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield recordOf(letters.bytes, chunk);
    }
    yield jsonRecord(letters.end, { sha256: hash.digest('hex') });
  }
  yield jsonRecord(letters.counts, counts);
}

interface ReadRecord {
  readonly letter: string;
  readonly body: Buffer;
}

async function* readRecords(source: Bytes): AsyncGenerator<ReadRecord> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    while (held.length >= 5) {
      const length = held.readUInt32BE(1);
      if (length > maxRecordBytes) throw damaged();
      if (held.length < 5 + length) break;
      yield { letter: held.toString('latin1', 0, 1), body: held.subarray(5, 5 + length) };
      held = held.subarray(5 + length);
    }
  }
  if (held.length > 0) throw damaged();
}

/** Reads items; throws `BackupRefused` if bytes or the number of items are not those that were written. */
export async function* readItems(source: Bytes): AsyncGenerator<Item, Counts> {
  const records = readRecords(source);
  const counts = { tables: 0, files: 0 };
  for (;;) {
    const { value: record, done } = await records.next();
    if (done) throw damaged();
    const { letter, body } = record;
    if (letter === letters.counts) {
      const said = fieldsOf<Counts>(body);
      if (said.tables !== counts.tables || said.files !== counts.files) throw damaged();
      return counts;
    }
    const head = fieldsOf(body) as never;
    if (letter === letters.manifest) yield { kind: 'manifest', manifest: head };
    else if (letter === letters.table || letter === letters.file) {
      const kind = letter === letters.table ? 'table' : 'file';
      counts[kind === 'table' ? 'tables' : 'files'] += 1;
      yield { ...(head as Item), kind, bytes: bytesOf(records) } as Item;
    } else throw damaged();
  }
}

function fieldsOf<Fields>(body: Buffer): Partial<Fields> {
  try {
    return Object(JSON.parse(body.toString())) as Partial<Fields>;
  } catch {
    throw damaged();
  }
}

async function* bytesOf(records: AsyncGenerator<ReadRecord>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (;;) {
    const { value: record, done } = await records.next();
    if (done) throw damaged();
    if (record.letter === letters.bytes) {
      hash.update(record.body);
      yield record.body;
      continue;
    }
    const { sha256 } = fieldsOf<{ sha256: string }>(record.body);
    if (record.letter !== letters.end || sha256 !== hash.digest('hex')) throw damaged();
    return;
  }
}
