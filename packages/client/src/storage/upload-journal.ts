/** An upload that may continue after a reload. The browser keeps the file itself; we do not copy it. */
export interface KeptUpload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly sessionUrl: string | null;
  readonly data: Blob;
  /** The caller's own data, stored with the entry; must be plain data. */
  readonly about: unknown;
  readonly startedAt: number;
}

const storeName = 'uploads';
/** Both the server and the device delete an unfinished upload after seven days. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

/** Unfinished uploads, stored on the device. On a device that cannot store them, uploads still work. */
export interface UploadJournal {
  keep(upload: KeptUpload): Promise<void>;
  forget(id: string): Promise<void>;
  /** Unfinished uploads, oldest first. */
  list(): Promise<readonly KeptUpload[]>;
}

/** @param owner the person whose uploads these are: another person on the same device must not see them */
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
