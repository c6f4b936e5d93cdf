import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A function's last answer, with the account that read it. */
export interface KeptRead {
  readonly answer: unknown;
  readonly readAt: number;
}

interface ReadStore extends DBSchema {
  reads: { key: string; value: KeptRead };
}

/** Data that was not read for this long is deleted. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

let opening: Promise<IDBPDatabase<ReadStore>> | null = null;

function openStore(): Promise<IDBPDatabase<ReadStore>> {
  opening ??= openAndTidy();
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

async function openAndTidy(): Promise<IDBPDatabase<ReadStore>> {
  const store = await openDB<ReadStore>('clearpaw-reads', 1, {
    upgrade: (database) => void database.createObjectStore('reads'),
    // A tab of the next release must not wait for this one.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });
  const changes = store.transaction('reads', 'readwrite');
  for (let entry = await changes.store.openCursor(); entry; entry = await entry.continue()) {
    if (entry.value.readAt < Date.now() - keptForMs) await entry.delete();
  }
  await changes.done;
  return store;
}

export async function keepAnswer(key: string, answer: unknown): Promise<void> {
  await (await openStore()).put('reads', { answer, readAt: Date.now() }, key);
}

export async function findAnswer(key: string): Promise<KeptRead | null> {
  return (await (await openStore()).get('reads', key)) ?? null;
}

export async function forgetAnswers(): Promise<void> {
  await (await openStore()).clear('reads');
}
