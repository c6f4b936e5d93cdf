import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ByteRange } from '@clearpaw/protocol';
import type { Hono } from 'hono';
import type { TokenReader } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import type { Config } from '../config/index.ts';
import type { Database, Store, Tx } from '../database/index.ts';
import { isAdopted, markerNote } from '../installation/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { FindRealPath, ReaderQuestion } from './access.ts';
import { createAppCheck } from './app-check.ts';
import { type Archive, openArchive } from './archive.ts';
import { openByteStore } from './bytes/index.ts';
import { openScanner } from './content/index.ts';
import { type Notes, noteKey, openObjectNotes } from './notes.ts';
import type { ObjectPath } from './object-path.ts';
import { storageRoutes } from './routes/storage-routes.ts';
import { findObject, moveObject, type ObjectRow, removeObject, saveObject } from './save-object.ts';
import { discardStaged, type StagedDraft, type StagedObject, stageObject } from './stage-object.ts';
import { bytesHashOf, readAllBytes } from './streaming/index.ts';
import { deletePending, removeOrphans } from './sweep.ts';
import { Uploads } from './uploads.ts';

/**
 * Stored objects for features: found, read, written by the server itself, and deleted in the transaction of their
 * cause.
 */
export interface Objects {
  find(db: Database, path: string): Promise<ObjectRow | null>;
  /** Both ends of a range are inclusive; without one everything is read. */
  read(row: Pick<ObjectRow, 'byteKey'>, range?: ByteRange): Promise<Readable>;
  /** In one buffer of its own, which may be transferred to a thread. */
  readAll(row: Pick<ObjectRow, 'byteKey' | 'size'>): Promise<Buffer<ArrayBuffer>>;
  /** Stores what the server created; it counts toward the owner's quota. */
  write(object: { path: string; ownerId: string; contentType: string; bytes: Uint8Array }): Promise<void>;
  /** Inspects a file like an upload, and stores its bytes; no one can read them before `enter`. */
  stage(draft: StagedDraft, source: AsyncIterable<Uint8Array>): Promise<StagedObject>;
  /** Makes staged bytes an object, as an upload would. */
  enter(tx: Tx, staged: StagedObject, at: { readonly path: string; readonly ownerId: string }): Promise<void>;
  /** Discards staged bytes that will not become an object. */
  discard(staged: Pick<StagedObject, 'byteKey' | 'thumbnailKey'>): Promise<void>;
  /** In the transaction of its cause; the bytes are removed after it. */
  remove(tx: Tx, path: string, now: Date): Promise<boolean>;
  /** To another path and owner. */
  move(tx: Tx, from: string, to: { readonly path: string; readonly ownerId: string }): Promise<boolean>;
  /** What the server stores beside the objects, outside the database. */
  readonly notes: Notes;
  /** All stored bytes, for backups. */
  readonly archive: Archive;
  /** Runs every minute: removes discarded bytes and expired uploads. */
  collect(now: Date): Promise<number>;
  /** Runs every day: removes orphaned bytes. */
  removeOrphans(now: Date): Promise<number>;
}

export interface OpenObjects {
  readonly objects: Objects;
  readonly notices: readonly string[];
  routes(questions: StorageQuestions): Hono;
  probe(): Promise<void>;
  close(): void;
}

/** Questions that the storage cannot answer itself; the product answers them. */
export interface StorageQuestions {
  readonly readToken: TokenReader;
  readonly mayRead: ReaderQuestion;
  readonly isHeld: (objectPath: ObjectPath) => Promise<boolean>;
  readonly findRealPath: FindRealPath;
}

interface OpenParts {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens the storage named by STORAGE_URL. */
export async function openObjects({ config, store, clock, log }: OpenParts): Promise<OpenObjects> {
  const bytes = await openByteStore(config);
  const parts = { store, bytes, clock, scanner: openScanner(config.clamdUrl) };
  const uploads = new Uploads(parts);
  const collectOwn = async (now: Date) => ((await isAdopted(store)) ? deletePending(parts, now) : 0);
  const collect = () =>
    collectOwn(clock.now()).then(
      () => undefined,
      (problem: Error) => log.warn({ kind: problem.name }, 'stored bytes could not be removed; trying again'),
    );
  return {
    objects: {
      find: findObject,
      read: ({ byteKey }, range) => bytes.read(byteKey, range),
      readAll: async ({ byteKey, size }) => readAllBytes(await bytes.read(byteKey), size),
      write: (object) => write(parts, object),
      stage: (draft, source) => stageObject(parts, draft, source),
      enter: async (tx, staged, { path, ownerId }) => {
        await saveObject(
          tx,
          { ...staged, path, ownerId, ...plainHeaders },
          { uid: ownerId, now: clock.now() },
        );
      },
      discard: (staged) => discardStaged(bytes, staged),
      remove: removeObject,
      move: moveObject,
      notes: openObjectNotes(bytes),
      archive: openArchive(bytes, noteKey(markerNote)),
      collect: collectOwn,
      removeOrphans: async (now) => ((await isAdopted(store)) ? removeOrphans(parts, now) : 0),
    },
    notices: parts.scanner ? [] : ['Uploaded files are not scanned for viruses (CLAMD_URL is not set).'],
    routes({ readToken, mayRead, isHeld, findRealPath }) {
      const appCheck = createAppCheck(config.appCheckJwksUrl);
      const access = { db: store.db, readToken, appCheck, mayRead, findRealPath };
      return storageRoutes({ ...parts, config, log, access, uploads, isHeld, collect });
    },
    probe: () => bytes.probe(),
    close() {
      uploads.close();
      bytes.close();
    },
  };
}

/** Headers that only an upload's sender sets. */
const plainHeaders = {
  contentEncoding: null,
  contentDisposition: null,
  contentLanguage: null,
  cacheControl: null,
  custom: {},
};

async function write(
  { store, bytes, clock }: { store: Store; bytes: Awaited<ReturnType<typeof openByteStore>>; clock: Clock },
  object: Parameters<Objects['write']>[0],
): Promise<void> {
  const byteKey = randomUUID();
  await bytes.put(byteKey, object.bytes);
  const hash = await bytesHashOf([object.bytes]);
  const { path, ownerId, contentType } = object;
  const kept = { path, ownerId, contentType, byteKey, size: object.bytes.length, ...hash };
  await store.transaction((tx) =>
    saveObject(tx, { ...kept, ...plainHeaders, thumbnailKey: null }, { uid: ownerId, now: clock.now() }),
  );
}
