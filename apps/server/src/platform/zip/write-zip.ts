import { createHash } from 'node:crypto';
import { cleanFileName, nameOfPath } from '@clearpaw/protocol';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { isMissing } from '../objects/index.ts';

/** One file of a zip, as in its list of contents. */
interface Listed {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** Its path in the record; absent for the data itself. */
  readonly path?: string;
  readonly contentType?: string;
}

/** One file to write, opened when it is its turn. */
export interface ZipSource {
  readonly name: string;
  readonly about: Pick<Listed, 'path' | 'contentType'>;
  /** Pictures and PDFs are not compressed, because they would not become smaller. */
  readonly isPacked: boolean;
  /** Null if the file no longer exists. */
  open(): Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null>;
}

interface Form {
  readonly format: string;
  /** Another number means another format. */
  readonly version: number;
}

/**
 * A zip in chunks: every source unchanged, and last `manifest.json`, the list of contents with sizes in bytes and
 * SHA-256 checksums in hex. No more than a chunk is in memory at a time. A source deleted in the meantime is listed as
 * missing.
 */
export async function* writeZip(
  sources: readonly ZipSource[],
  form: Form,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((problem, piece) => {
    if (problem) throw problem;
    pieces.push(piece);
  });
  const taken = () => pieces.splice(0);
  const entries: Listed[] = [];
  const missing: string[] = [];
  for (const source of sources) {
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
  manifest.push(bytesOfJson({ ...form, exportedAt: now.toISOString(), entries, missing }), true);
  zip.end();
  yield* taken();
}

/** Reads the first chunk, because some stores report a missing file only then. */
async function begin(source: ZipSource): Promise<AsyncIterable<Uint8Array> | null> {
  const opened = await source.open();
  if (opened === null) return null;
  const pieces = Symbol.asyncIterator in opened ? opened[Symbol.asyncIterator]() : opened[Symbol.iterator]();
  let next = await pieces.next();
  return (async function* () {
    try {
      for (; !next.done; next = await pieces.next()) yield next.value;
    } finally {
      // If the reader stops in the middle of a file, its source is closed.
      await pieces.return?.();
    }
  })();
}

const maxName = 100;

/** The last part of a path, in a form that every system can store; the list of contents has the path itself. */
export function plainName(path: string): string {
  const name = cleanFileName(nameOfPath(path)).replace(/[\\/:*?"<>|]/g, '_');
  return [...name].slice(0, maxName).join('').trim();
}

export function bytesOfJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
