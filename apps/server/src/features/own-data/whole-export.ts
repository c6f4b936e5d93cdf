import { createHash } from 'node:crypto';
import { beginOfText } from '@clearpaw/domain';
import { cleanFileName, nameOfPath } from '@clearpaw/protocol';
import { eq } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Services } from '../../platform/http/index.ts';
import { isMissing, storedObjectTable } from '../../platform/objects/index.ts';
import { gatherPersonalData } from './gather-personal-data.ts';

/** One file of the archive, as its list of contents names it. */
interface Listed {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** Where the record names it; absent for the data itself. */
  readonly path?: string;
  readonly contentType?: string;
}

interface Source {
  readonly name: string;
  readonly about: Pick<Listed, 'path' | 'contentType'>;
  readonly isPacked: boolean;
  open(): Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
}

/** What the manifest says of itself; another number means another form. */
const form = { format: 'clearpaw-export', version: 1 } as const;

/**
 * Everything of a person as a zip, piece by piece: the data, every stored file byte for byte, and last the list of contents with
 * sizes and checksums. No more than a piece is in memory at a time, apart from the data itself.
 */
export async function* wholeExport(services: Services, uid: string, now: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((problem, piece) => {
    if (problem) throw problem;
    pieces.push(piece);
  });
  const taken = () => pieces.splice(0);
  const entries: Listed[] = [];
  const missing: string[] = [];
  for (const source of await sourcesOf(services, uid, now)) {
    const begun = await begin(source).catch((problem: unknown) => {
      if (isMissing(problem)) return null;
      throw problem;
    });
    if (begun === null) {
      // Deleted since the list was made.
      missing.push(source.about.path ?? source.name);
      continue;
    }
    const entry = source.isPacked ? new ZipDeflate(source.name) : new ZipPassThrough(source.name);
    zip.add(entry);
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of begun) {
      hash.update(chunk);
      size += chunk.length;
      entry.push(chunk);
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    entries.push({ name: source.name, size, sha256: hash.digest('hex'), ...source.about });
    yield* taken();
  }
  const manifest = new ZipDeflate('manifest.json');
  zip.add(manifest);
  manifest.push(bytesOf({ ...form, exportedAt: now.toISOString(), entries, missing }), true);
  zip.end();
  yield* taken();
}

/** Reads the first piece, because some stores say only then that there is nothing. */
async function begin(source: Source): Promise<AsyncIterable<Uint8Array>> {
  const opened = await source.open();
  const pieces = Symbol.asyncIterator in opened ? opened[Symbol.asyncIterator]() : opened[Symbol.iterator]();
  let next = await pieces.next();
  return (async function* () {
    try {
      for (; !next.done; next = await pieces.next()) yield next.value;
    } finally {
      // A reader who leaves in the middle of a file closes what it was read from.
      await pieces.return?.();
    }
  })();
}

async function sourcesOf(services: Services, uid: string, now: Date): Promise<readonly Source[]> {
  const { store, objects } = services;
  const data = { exportedAt: now.toISOString(), ...(await gatherPersonalData(store, uid)) };
  const rows = await store.db
    .select()
    .from(storedObjectTable)
    .where(eq(storedObjectTable.ownerId, uid))
    .orderBy(storedObjectTable.path);
  const files = rows.map((row, index): Source => {
    // Paths are chosen by the person who uploads; as names in an archive they could lead out of its folder.
    const name = `files/${String(index + 1).padStart(5, '0')}-${plainName(row.path)}`;
    const about = { path: row.path, contentType: row.contentType };
    return { name, about, isPacked: false, open: () => objects.read(row) };
  });
  return [{ name: 'data.json', about: {}, isPacked: true, open: async () => [bytesOf(data)] }, ...files];
}

const maxName = 100;

/** The last part of a path, as every system can store it; the manifest has the path itself. */
function plainName(path: string): string {
  return beginOfText(cleanFileName(nameOfPath(path)).replace(/[\\/:*?"<>|]/g, '_'), maxName);
}

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
