import type { ByteStore } from './bytes/index.ts';
import { isMissing, isNote } from './notes.ts';

/** Stored bytes for a backup: by key, whatever they belong to. */
export interface Archive {
  /** The keys of what the server stores beside the files, without the marker of the installation. */
  noteKeys(): AsyncIterable<string>;
  /** Null if there are none. */
  read(key: string): Promise<AsyncIterable<Buffer> | null>;
  /** Repeating it changes nothing. Bytes of unknown size, 0, are small. */
  write(key: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void>;
}

/** Larger content is not buffered in memory. */
const smallBytes = 4 * 1024 * 1024;

export function openArchive(bytes: ByteStore, ownNote: string): Archive {
  return {
    async *noteKeys() {
      for await (const { kind, id } of bytes.list())
        if (kind === 'object' && isNote(id) && id !== ownNote) yield id;
    },
    async read(key) {
      return bytes.read(key).catch((problem: unknown) => {
        if (isMissing(problem)) return null;
        throw problem;
      });
    },
    async write(key, size, source) {
      if (size <= smallBytes) return bytes.put(key, await gather(source));
      await bytes.discardUpload(key);
      await bytes.append(key, 0, source);
      await bytes.adopt(key);
    },
  };
}

async function gather(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
