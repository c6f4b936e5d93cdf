import {
  type KeptUpload,
  openUploadJournal,
  type UploadJournal,
  type UploadSnapshot,
  type UploadTask,
} from '@clearpaw/client';
import type { DocumentKind } from '@clearpaw/domain';
import { cleanFileName, fhirNames, petArchive } from '@clearpaw/protocol';
import { files } from '../../platform/files/index.ts';
import { call } from '../../platform/session/index.ts';

/** What the file becomes once it has been uploaded. */
export interface UploadPurpose {
  readonly petId: string;
  readonly kind: DocumentKind;
  /** The document that the new one replaces, as after a file that could not be read. */
  readonly replaces?: string | undefined;
}

/** One upload; without a snapshot it waits for its owner to resume it. */
export interface QueuedUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly purpose: UploadPurpose;
  readonly snapshot: UploadSnapshot | null;
  /** Why the uploaded file is not recorded yet. */
  readonly problem: Error | null;
}

/** File types of records: FHIR, or a pet's record as a zip. */
export const recordFileTypes = [
  ...[fhirNames.contentType, 'application/json', '.json'],
  ...[petArchive.contentType, 'application/x-zip-compressed', '.zip'],
];

/** The server takes no larger object. */
export const maxFileBytes = 100 * 1024 * 1024;

interface Entry extends QueuedUpload {
  readonly kept: KeptUpload;
  readonly task: UploadTask | null;
}

/** The uploads of this tab. They continue while pages change, and are offered again after a reload. */
export class UploadQueue {
  readonly #uid: string;
  readonly #journal: UploadJournal;
  readonly #listeners = new Set<() => void>();
  readonly #addedListeners = new Set<(documentId: string, purpose: UploadPurpose) => void>();
  #entries: readonly Entry[] = [];

  constructor(uid: string) {
    this.#uid = uid;
    this.#journal = openUploadJournal(uid);
    void this.#journal.list().then((left) => {
      const known = new Set(this.#entries.map(({ id }) => id));
      this.#set([...left.filter(({ id }) => !known.has(id)).map(waiting), ...this.#entries]);
    });
  }

  readonly entries = (): readonly QueuedUpload[] => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the listener with each document as soon as it is recorded. Returns a function that ends this. */
  readonly onAdded = (listener: (documentId: string, purpose: UploadPurpose) => void): (() => void) => {
    this.#addedListeners.add(listener);
    return () => this.#addedListeners.delete(listener);
  };

  add(chosen: readonly File[], purpose: UploadPurpose): void {
    for (const file of chosen) {
      const id = crypto.randomUUID();
      const ending = /\.[a-z0-9]{1,8}$/i.exec(file.name)?.[0]?.toLowerCase() ?? '';
      const kept: KeptUpload = {
        id,
        path: `users/${this.#uid}/documents/${id}${ending}`,
        name: cleanFileName(file.name),
        sessionUrl: null,
        data: file,
        about: purpose,
        startedAt: Date.now(),
      };
      void this.#journal.keep(kept);
      this.#set([...this.#entries, waiting(kept)]);
      this.resume(id);
    }
  }

  pause(id: string): void {
    this.#find(id)?.task?.pause();
  }

  resume(id: string): void {
    const entry = this.#find(id);
    if (!entry || entry.task?.resume()) return;
    if (entry.problem) return void this.#finish(entry);
    const task = files.upload(
      entry.kept.path,
      entry.kept.data,
      { contentType: entry.kept.data.type },
      entry.kept.sessionUrl,
    );
    this.#change(id, { task, snapshot: task.snapshot });
    task.subscribe((snapshot) => this.#follow(id, snapshot));
    task.done.then(
      () => this.#finish(entry),
      () => {},
    );
  }

  /** A paused task can only be canceled while it runs. */
  cancel(id: string): void {
    const { task } = this.#find(id) ?? {};
    task?.resume();
    task?.cancel();
    void this.#journal.forget(id);
    this.#set(this.#entries.filter((entry) => entry.id !== id));
  }

  #follow(id: string, snapshot: UploadSnapshot): void {
    const entry = this.#find(id);
    if (!entry) return;
    const { sessionUrl } = snapshot;
    const kept = sessionUrl === null ? entry.kept : { ...entry.kept, sessionUrl };
    if (sessionUrl !== entry.kept.sessionUrl) void this.#journal.keep(kept);
    this.#change(id, { snapshot, kept });
  }

  async #finish({ id, kept, purpose, name }: Entry): Promise<void> {
    const title = name
      .replace(/\.[a-z0-9]{1,8}$/i, '')
      .slice(0, 120)
      .trim();
    const named = title === '' ? {} : { title };
    const document = { ...named, petId: purpose.petId, storagePath: kept.path, idempotencyKey: id };
    this.#change(id, { problem: null });
    let added: { readonly id: string };
    try {
      added = isRecordFile(kept)
        ? await call('importRecords', document)
        : await call('addDocument', { ...document, ...kindAndOlder(purpose) });
    } catch (problem) {
      // Kept, so that it is neither lost nor uploaded again: the person tries again, or a reload offers it.
      this.#change(id, { problem: problem instanceof Error ? problem : new Error(String(problem)) });
      return;
    }
    await this.#journal.forget(id);
    this.#set(this.#entries.filter((entry) => entry.id !== id));
    for (const listener of this.#addedListeners) listener(added.id, purpose);
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  #change(id: string, change: Partial<Entry>): void {
    this.#set(this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

function kindAndOlder({ kind, replaces }: UploadPurpose) {
  return replaces === undefined ? { kind } : { kind, replaces };
}

/** A file of records is imported, not read page by page. */
function isRecordFile({ data, path }: KeptUpload): boolean {
  return recordFileTypes.includes(data.type) || /\.(json|zip)$/.test(path);
}

function waiting(kept: KeptUpload): Entry {
  const { id, name, data, about } = kept;
  return {
    id,
    name,
    size: data.size,
    purpose: about as UploadPurpose,
    snapshot: null,
    problem: null,
    task: null,
    kept,
  };
}
