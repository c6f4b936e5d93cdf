import { text as textOf } from 'node:stream/consumers';
import type { ByteStore } from './bytes/index.ts';

/**
 * Small texts stored beside the objects and not in the database: someone who can write only the database cannot change
 * them. The nightly cleanup does not remove them.
 */
export interface Notes {
  /** Null if it was never written. */
  read(name: string): Promise<string | null>;
  write(name: string, text: string): Promise<void>;
}

const prefix = 'server-note-';

export const noteKey = (name: string): string => prefix + name;

export function isNote(key: string): boolean {
  return key.startsWith(prefix);
}

export function openObjectNotes(bytes: ByteStore): Notes {
  return {
    async read(name) {
      const found = await bytes.read(prefix + name).catch((problem: unknown) => {
        if (isMissing(problem)) return null;
        throw problem;
      });
      if (found === null) return null;
      return textOf(found);
    },
    write: (name, text) => bytes.put(prefix + name, Buffer.from(text)),
  };
}

/** Covers the errors of file systems and of S3. */
export function isMissing(problem: unknown): boolean {
  const { code, name } = Object(problem) as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound';
}
