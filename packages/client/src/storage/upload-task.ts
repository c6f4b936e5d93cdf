import {
  afterChunk,
  afterFailure,
  afterQuery,
  beginUpload,
  maxUploadRetryMs,
  needsSession,
  nextStep,
  nextUploadPause,
  type ObjectMetadata,
  retryWaitMs,
  StorageError,
  type UploadProgress,
} from '@clearpaw/protocol';
import { getMetadata } from './object-requests.ts';
import { type StorageParts, waitFor } from './storage-parts.ts';
import { type UploadPlan, uploadRequests } from './upload-requests.ts';

export type UploadState = 'running' | 'pausing' | 'canceling' | 'paused' | 'success' | 'canceled' | 'error';

export interface UploadSnapshot {
  readonly state: UploadState;
  readonly bytesTransferred: number;
  readonly totalBytes: number;
  /** The object, once it is stored. */
  readonly metadata: ObjectMetadata | null;
  readonly error: StorageError | null;
  /** The address at which the upload continues, once the server has given one; stored, it survives a reload. */
  readonly sessionUrl: string | null;
}

export interface UploadTask {
  readonly snapshot: UploadSnapshot;
  /** Settles with the object, or with the error. A rejection that is not awaited is not reported as unhandled. */
  readonly done: Promise<ObjectMetadata>;
  /** Calls back at once and after each change; returns a function that stops it. */
  subscribe(listener: (snapshot: UploadSnapshot) => void): () => void;
  /** Each returns whether it was possible in this state. */
  pause(): boolean;
  resume(): boolean;
  cancel(): boolean;
}

/** Uploads an object and continues after interruptions. Work begins in the next tick. */
export function startUpload(
  parts: StorageParts,
  plan: UploadPlan,
  sessionUrl: string | null = null,
): UploadTask {
  const task = new Upload(parts, plan, sessionUrl);
  queueMicrotask(() => void task.run());
  return task;
}

class Upload implements UploadTask {
  readonly done: Promise<ObjectMetadata>;
  readonly #parts: StorageParts;
  readonly #plan: UploadPlan;
  readonly #requests: ReturnType<typeof uploadRequests>;
  readonly #listeners = new Set<(snapshot: UploadSnapshot) => void>();
  readonly #settle = Promise.withResolvers<ObjectMetadata>();
  #snapshot: UploadSnapshot;
  #progress: UploadProgress;
  #request = new AbortController();
  #isRunning = false;
  #pauseMs = 0;
  #lostReplies = 0;

  constructor(parts: StorageParts, plan: UploadPlan, sessionUrl: string | null) {
    this.#parts = parts;
    this.#plan = plan;
    this.#requests = uploadRequests(parts, plan);
    const begun = beginUpload(plan.data.size);
    this.#progress = sessionUrl === null ? begun : afterFailure(begun);
    const totalBytes = plan.data.size;
    this.#snapshot = {
      state: 'running',
      bytesTransferred: 0,
      totalBytes,
      metadata: null,
      error: null,
      sessionUrl,
    };
    this.done = this.#settle.promise;
    this.done.catch(() => {});
  }

  get snapshot(): UploadSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: (snapshot: UploadSnapshot) => void): () => void {
    this.#listeners.add(listener);
    queueMicrotask(() => this.#listeners.has(listener) && listener(this.#snapshot));
    return () => this.#listeners.delete(listener);
  }

  pause(): boolean {
    if (this.#snapshot.state !== 'running') return false;
    this.#change({ state: 'pausing' });
    this.#request.abort();
    return true;
  }

  resume(): boolean {
    const { state } = this.#snapshot;
    if (state !== 'paused' && state !== 'pausing') return false;
    this.#change({ state: 'running' });
    void this.run();
    return true;
  }

  cancel(): boolean {
    const { state } = this.#snapshot;
    if (state !== 'running' && state !== 'pausing') return false;
    this.#change({ state: 'canceling' });
    this.#request.abort();
    return true;
  }

  /** One loop at a time; a resume while the paused request is still ending continues the same loop. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#snapshot.state === 'running') await this.#tryStep();
    this.#isRunning = false;
    const { state } = this.#snapshot;
    if (state === 'pausing') this.#change({ state: 'paused' });
    if (state === 'canceling') this.#fail('canceled', new StorageError('canceled'));
  }

  async #tryStep(): Promise<void> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    try {
      const metadata = await this.#step(signal);
      if (metadata) this.#succeed(metadata);
    } catch (problem) {
      if (signal.aborted) this.#progress = afterFailure(this.#progress);
      else this.#fail('error', problem instanceof StorageError ? problem : new StorageError('unknown'));
    }
  }

  async #step(signal: AbortSignal): Promise<ObjectMetadata | null> {
    const report = (sent: number) => this.#report(this.#progress.sentBytes + sent);
    if (!needsSession(this.#plan.data.size)) return this.#requests.whole(signal, () => {});
    const url = this.#snapshot.sessionUrl;
    if (url === null) {
      this.#change({ sessionUrl: await this.#requests.start(signal) });
      return null;
    }
    const step = nextStep(this.#progress);
    if (step.command === 'query') return this.#ask(url, signal);
    const outcome = await this.#requests.chunk(url, step, signal, report);
    if (typeof outcome === 'object') return outcome;
    if (outcome !== 'taken') {
      await this.#recover(outcome, signal);
      return null;
    }
    this.#progress = afterChunk(this.#progress, step.end);
    this.#pauseMs = 0;
    this.#lostReplies = 0;
    this.#report(step.end);
    return null;
  }

  /** Continues from the offset the server reports; for a finished upload it requests the object. */
  async #ask(url: string, signal: AbortSignal): Promise<ObjectMetadata | null> {
    const { receivedBytes, isFinal } = await this.#requests.query(url, signal);
    if (isFinal) return getMetadata(this.#parts, this.#plan.path, signal);
    this.#progress = afterQuery(this.#progress, receivedBytes);
    this.#report(receivedBytes);
    if (this.#pauseMs > 0) await (this.#parts.pause ?? waitFor)(this.#pauseMs, signal);
    return null;
  }

  /** After a temporary refusal: ask at once, pause before the next chunk. Without a reply: pause, then ask. */
  async #recover(outcome: 'no reply' | 'try later', signal: AbortSignal): Promise<void> {
    const limitMs = this.#parts.maxUploadRetryMs ?? maxUploadRetryMs;
    this.#progress = afterFailure(this.#progress);
    if (outcome === 'try later') {
      if (this.#pauseMs > limitMs) throw new StorageError('retry-limit-exceeded');
      this.#pauseMs = nextUploadPause(this.#pauseMs);
      return;
    }
    this.#lostReplies += 1;
    const waitMs = retryWaitMs(this.#lostReplies, (this.#parts.random ?? Math.random)());
    if (waitMs > limitMs) throw new StorageError('retry-limit-exceeded');
    await (this.#parts.pause ?? waitFor)(waitMs, signal);
  }

  #report(bytesTransferred: number): void {
    this.#change({ bytesTransferred: Math.min(bytesTransferred, this.#snapshot.totalBytes) });
  }

  #succeed(metadata: ObjectMetadata): void {
    this.#change({ state: 'success', metadata, bytesTransferred: this.#snapshot.totalBytes });
    this.#settle.resolve(metadata);
  }

  #fail(state: 'canceled' | 'error', error: StorageError): void {
    this.#change({ state, error });
    this.#settle.reject(error);
  }

  #change(change: Partial<UploadSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    const shown = this.#snapshot;
    for (const listener of this.#listeners) queueMicrotask(() => listener(shown));
  }
}
