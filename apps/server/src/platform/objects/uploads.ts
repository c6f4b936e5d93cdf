import { offerBytes } from '@clearpaw/protocol';
import { and, eq, gt, sql } from 'drizzle-orm';
import { discardAfter } from './discard-after.ts';
import { type FinishParts, finishUpload } from './finish-upload.ts';
import { storageUsageTable, uploadSessionTable } from './object.table.ts';
import { maxBytesOf, type ObjectPath, parseObjectPath, roomFor } from './object-path.ts';
import { newUploadId } from './random-permissions.ts';
import { limited, skipped } from './sent-bytes.ts';
import type { SentMetadata } from './sent-metadata.ts';
import { isLasting, refusals, StorageRefusal } from './storage-refusal.ts';
import { chunked, HashThread, releaseAfterRead, type StreamHash } from './streaming/index.ts';

export type UploadRow = typeof uploadSessionTable.$inferSelect;
/** The reply that ends an upload; it is sent again whenever a client asks. */
export interface UploadResult {
  readonly status: number;
  readonly body: unknown;
}

const dayMs = 24 * 60 * 60 * 1000;
const liveMs = 7 * dayMs;
const answersMs = dayMs;
/**
 * A server that finishes an upload renews its lease every few seconds; if it is silent for this long, another server
 * may take over.
 */
const leaseMs = 10_000;
const renewMs = 3_000;
const waitForOtherMs = 45_000;

/** The bytes of one request; `cut` ends it from our side. */
export interface IncomingBytes {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly cut: () => void;
}

interface Writer {
  readonly stop: () => void;
  readonly done: Promise<void>;
}

/** Uploads in progress. Their state is in the database and the stored bytes, so any server can continue them. */
export class Uploads {
  readonly #parts: FinishParts;
  /** A client may reconnect while its broken connection still sends bytes: the old one is closed first. */
  readonly #writers = new Map<string, Writer>();
  /** Avoids reading a finished upload once more; if the server ends, only that saving is lost. */
  readonly #hashes = new Map<string, StreamHash>();
  readonly #hashThread = new HashThread();

  constructor(parts: FinishParts) {
    this.#parts = parts;
  }

  async start(
    objectPath: ObjectPath,
    uid: string,
    declaredBytes: number | null,
    metadata: SentMetadata,
  ): Promise<UploadRow> {
    const { store, clock } = this.#parts;
    if ((declaredBytes ?? 0) > maxBytesOf(objectPath.purpose)) throw refusals.tooLarge();
    await this.refuseWithoutRoom(objectPath, declaredBytes ?? 0);
    const now = clock.now();
    const row: UploadRow = {
      id: newUploadId(),
      path: objectPath.path,
      uid,
      declaredBytes,
      metadata,
      state: 'active',
      leaseUntil: null,
      result: null,
      receivedBytes: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + liveMs),
    };
    await store.db.insert(uploadSessionTable).values(row);
    return row;
  }

  /** An early check; the final one is made when the object is saved. */
  async refuseWithoutRoom({ ownerId, purpose }: ObjectPath, bytes: number): Promise<void> {
    const { db } = this.#parts.store;
    const [usage] = await db.select().from(storageUsageTable).where(eq(storageUsageTable.ownerId, ownerId));
    if ((usage?.bytes ?? 0) + bytes > roomFor(purpose)) throw refusals.overQuota();
  }

  /** An upload that clients may still ask about, or 404. */
  async find(id: string): Promise<UploadRow> {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw refusals.missing();
    const { store, clock } = this.#parts;
    const live = and(eq(uploadSessionTable.id, id), gt(uploadSessionTable.expiresAt, clock.now()));
    const [row] = await store.db.select().from(uploadSessionTable).where(live);
    if (!row) throw refusals.missing();
    return row;
  }

  async receivedBytes(row: UploadRow): Promise<number> {
    // Known since someone began to finish it: then the bytes may be those of an object already.
    if (row.receivedBytes !== null) return row.receivedBytes;
    await this.#writers.get(row.id)?.done;
    return this.#parts.bytes.receivedBytes(row.id);
  }

  /** Takes bytes for an offset: an overlap is skipped, a gap refused. */
  async take(row: UploadRow, offset: number, body: IncomingBytes): Promise<void> {
    if (row.state !== 'active') throw refusals.badRequest('This upload takes no more bytes.');
    if (row.receivedBytes !== null) return;
    await this.#displace(row.id);
    const { promise: done, resolve } = Promise.withResolvers<void>();
    this.#writers.set(row.id, { stop: body.cut, done });
    try {
      const received = await this.#parts.bytes.receivedBytes(row.id);
      const offer = offerBytes(offset, received);
      if (offer === 'gap') throw refusals.badRequest(`The bytes from ${received} on are missing.`);
      const most = maxBytesOf(parseObjectPath(row.path)?.purpose);
      const limit = (row.declaredBytes ?? most) - received;
      const fresh = limited(skipped(releaseAfterRead(body.bytes), offer.skipBytes), limit);
      await this.#parts.bytes.append(row.id, received, hashing(this.#hashFor(row.id, received), fresh));
    } finally {
      this.#writers.delete(row.id);
      resolve();
    }
  }

  async #displace(id: string): Promise<void> {
    for (let other = this.#writers.get(id); other; other = this.#writers.get(id)) {
      other.stop();
      await other.done;
    }
  }

  #hashFor(id: string, offset: number): StreamHash | null {
    const known = this.#hashes.get(id);
    if (offset > 0 && known?.position === offset) return known;
    this.#forgetHash(id);
    if (offset > 0) return null;
    if (this.#hashes.size > 1000) for (const other of this.#hashes.keys()) this.#forgetHash(other);
    const begun = this.#hashThread.begin();
    this.#hashes.set(id, begun);
    return begun;
  }

  #forgetHash(id: string): void {
    this.#hashes.get(id)?.drop();
    this.#hashes.delete(id);
  }

  close(): void {
    this.#hashThread.close();
  }

  /** Everything in one request: no session, nothing to continue. */
  async takeWhole(
    objectPath: ObjectPath,
    uid: string,
    source: AsyncIterable<Uint8Array>,
    metadataAtEnd: () => SentMetadata,
  ): Promise<UploadResult> {
    const id = newUploadId();
    const { bytes } = this.#parts;
    const streamHash = this.#hashThread.begin();
    try {
      await bytes.append(id, 0, hashing(streamHash, limited(source, maxBytesOf(objectPath.purpose))));
      const hash = await streamHash.finish();
      const upload = { id, objectPath, uid, size: streamHash.position, metadata: metadataAtEnd(), hash };
      return { status: 200, body: await finishUpload(this.#parts, upload) };
    } catch (problem) {
      streamHash.drop();
      await discardAfter(problem, () => bytes.discardUpload(id));
      throw problem;
    }
  }

  /** Finishes an upload once: concurrent callers, here or at another server, get the same answer. */
  async finish(row: UploadRow): Promise<UploadResult> {
    if (row.result) return row.result;
    if (row.state === 'cancelled') throw refusals.badRequest('This upload was canceled.');
    const size = await this.receivedBytes(row);
    if (row.declaredBytes !== null && size !== row.declaredBytes) {
      throw refusals.badRequest(`${size} bytes are here of ${row.declaredBytes} announced.`);
    }
    const giveUpAt = Date.now() + waitForOtherMs;
    while (!(await this.#lease(row.id, size))) {
      const now = await this.find(row.id);
      if (now.result) return now.result;
      if (Date.now() > giveUpAt) throw new StorageRefusal(503, 'Another server still works on this upload.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return this.#finishLeased(row, size);
  }

  async #lease(id: string, size: number): Promise<boolean> {
    const { db } = this.#parts.store;
    const until = sql`now() + make_interval(secs => ${leaseMs / 1000})`;
    const free = sql`(${uploadSessionTable.state} = 'active' or (${uploadSessionTable.state} = 'finishing' and ${uploadSessionTable.leaseUntil} < now()))`;
    const leased = await db
      .update(uploadSessionTable)
      .set({ state: 'finishing', leaseUntil: until, receivedBytes: size })
      .where(and(eq(uploadSessionTable.id, id), free))
      .returning({ id: uploadSessionTable.id });
    return leased.length > 0;
  }

  async #finishLeased(row: UploadRow, size: number): Promise<UploadResult> {
    const { db } = this.#parts.store;
    const until = sql`now() + make_interval(secs => ${leaseMs / 1000})`;
    const renew = () =>
      db.update(uploadSessionTable).set({ leaseUntil: until }).where(eq(uploadSessionTable.id, row.id));
    const renewing = setInterval(() => void renew().catch(() => {}), renewMs);
    try {
      return await this.#finishNow(row, size);
    } catch (problem) {
      if (problem instanceof StorageRefusal && isLasting(problem)) {
        const result = { status: problem.status, body: refusalBody(problem) };
        await this.#enterResult(db, row.id, result);
        return result;
      }
      // Not the sender's fault: the upload is open again, and the next attempt may succeed.
      await db
        .update(uploadSessionTable)
        .set({ state: 'active', leaseUntil: null })
        .where(eq(uploadSessionTable.id, row.id));
      throw problem;
    } finally {
      clearInterval(renewing);
    }
  }

  async #finishNow(row: UploadRow, size: number): Promise<UploadResult> {
    const objectPath = parseObjectPath(row.path);
    if (!objectPath) throw refusals.forbidden();
    const streamHash = this.#hashes.get(row.id);
    this.#hashes.delete(row.id);
    if (streamHash && streamHash.position !== size) streamHash.drop();
    const hash = streamHash?.position === size ? await streamHash.finish() : null;
    const upload = {
      id: row.id,
      objectPath,
      uid: row.uid,
      size,
      metadata: row.metadata as SentMetadata,
      hash,
    };
    const body = await finishUpload(this.#parts, upload, (tx, resource) =>
      this.#enterResult(tx.db, row.id, { status: 200, body: resource }),
    );
    return { status: 200, body };
  }

  async #enterResult(db: FinishParts['store']['db'], id: string, result: UploadResult): Promise<void> {
    const expiresAt = new Date(this.#parts.clock.now().getTime() + answersMs);
    const set = { state: 'final', result, leaseUntil: null, expiresAt } as const;
    await db.update(uploadSessionTable).set(set).where(eq(uploadSessionTable.id, id));
  }

  /** Cancels an upload; its bytes are removed at once. */
  async cancel(row: UploadRow): Promise<void> {
    if (row.state === 'cancelled') return;
    if (row.state !== 'active') throw refusals.badRequest('This upload is finished already.');
    await this.#displace(row.id);
    const { db } = this.#parts.store;
    this.#forgetHash(row.id);
    await db.update(uploadSessionTable).set({ state: 'cancelled' }).where(eq(uploadSessionTable.id, row.id));
    await this.#parts.bytes.discardUpload(row.id);
  }
}

export function refusalBody({ status, message }: StorageRefusal): object {
  return { error: { code: status, message } };
}

/** In blocks, each written while it is hashed and while the next one arrives. */
async function* hashing(
  hash: StreamHash | null,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const block of chunked(source)) {
    const hashed = hash?.update(block);
    yield block;
    await hashed;
  }
}
