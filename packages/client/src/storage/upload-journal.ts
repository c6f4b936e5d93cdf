/** An upload that may have to go on after a reload. The file itself is kept by the browser, not copied by us. */
export interface KeptUpload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly sessionUrl: string | null;
  readonly data: Blob;
  /** The caller's own data, stored with the entry; plain data. */
  readonly about: unknown;
  readonly startedAt: number;
}

const storeName = 'uploads';
/** The server deletes an unfinished upload after seven days; so does the device. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** Uploads in progress, kept on the device. A device that keeps nothing is no reason to fail. */
export interface UploadJournal {
  keep(upload: KeptUpload): Promise<void>;
  forget(id: string): Promise<void>;
  /** What was begun and not finished, the oldest first. */
  list(): Promise<readonly KeptUpload[]>;
}

/** @param owner whose uploads these are: another person on the same device must not see them */
export function openUploadJournal(owner: string, factory: IDBFactory = indexedDB): UploadJournal {
  const name = `clearpaw.uploads.${owner}`;
  return {
    keep: (upload) => change(factory, name, (store) => store.put(upload)),
    forget: (id) => change(factory, name, (store) => store.delete(id)),
    async list() {
      const all = await read(factory, name).catch(() => []);
      const old = all.filter(({ startedAt }) => startedAt < Date.now() - keptForMs);
      for (const { id } of old) await change(factory, name, (store) => store.delete(id));
      return all.filter((one) => !old.includes(one)).sort((a, b) => a.startedAt - b.startedAt);
    },
  };
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function change(
  factory: IDBFactory,
  name: string,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<void> {
  await using(factory, name, 'readwrite', work).catch(() => {});
}

function read(factory: IDBFactory, name: string): Promise<KeptUpload[]> {
  return using(factory, name, 'readonly', (store) => store.getAll() as IDBRequest<KeptUpload[]>);
}

async function using<T>(
  factory: IDBFactory,
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(factory, name);
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
