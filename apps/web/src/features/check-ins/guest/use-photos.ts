import type { DocumentKind } from '@clearpaw/domain';
import { useRef, useState } from 'react';
import { files } from '../../../platform/files/index.ts';
import { useSession } from '../../../platform/session/index.ts';
import type { StoredPhoto } from './guest-draft.ts';

/** A file that is not stored yet, or could not be. */
export interface PhotoOnItsWay {
  readonly id: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly failed: boolean;
}

/** The server takes no larger file. */
export const mostBytes = 100 * 1024 * 1024;

/** Stores photos as soon as they are chosen; `onStored` gets each. */
export function usePhotos(onStored: (photo: StoredPhoto) => void) {
  const session = useSession();
  const uid = (session.ready && session.uid) || '';
  const [onTheirWay, setOnTheirWay] = useState<readonly PhotoOnItsWay[]>([]);
  const running = useRef(new Set<Promise<unknown>>());
  const drop = (id: string) => setOnTheirWay((before) => before.filter((one) => one.id !== id));
  const store = async (file: File, kind: DocumentKind) => {
    const id = crypto.randomUUID();
    const { name } = file;
    const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0]?.toLowerCase() ?? '';
    const storagePath = `users/${uid}/documents/${id}${ending}`;
    setOnTheirWay((before) => [...before, { id, name, kind, failed: false }]);
    try {
      await files.upload(storagePath, file, { contentType: file.type }).done;
      drop(id);
      onStored({ storagePath, kind, name });
    } catch {
      setOnTheirWay((before) => before.map((one) => (one.id === id ? { ...one, failed: true } : one)));
    }
  };
  const add = (chosen: readonly File[], kind: DocumentKind) => {
    for (const file of chosen) {
      const stored = store(file, kind);
      running.current.add(stored);
      void stored.then(() => running.current.delete(stored));
    }
  };
  /** Resolves when no upload is in progress. */
  const settled = async () => {
    await Promise.all(running.current);
  };
  return { onTheirWay, add, drop, settled };
}

export type Photos = ReturnType<typeof usePhotos>;
