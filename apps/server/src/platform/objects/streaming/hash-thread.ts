import { Worker } from 'node:worker_threads';
import type { ByteBlock } from './chunked.ts';
import type { ContentHash } from './content-hash.ts';

export type HashRequest =
  | { readonly kind: 'update'; readonly id: number; readonly bytes: ByteBlock }
  | { readonly kind: 'finish'; readonly id: number }
  | { readonly kind: 'drop'; readonly id: number };
export type HashReply = ContentHash | null;

/**
 * One thread that hashes bytes: two hashes take as long as a fast disk needs for the bytes, and the thread that serves
 * requests should not spend that time. Started when it is first needed; it does not keep the process running.
 */
export class HashThread {
  #worker: Worker | null = null;
  #nextId = 1;
  /** Callers that wait for a reply, in order. */
  #waiting: ((reply: HashReply | 'lost') => void)[] = [];

  /** Starts a hash; the state of an earlier thread is lost with it. */
  begin(): StreamHash {
    const id = this.#nextId;
    this.#nextId += 1;
    return new StreamHash({
      worker: this.#running(),
      ask: (worker, request) => this.#ask(worker, request),
      id,
    });
  }

  close(): void {
    void this.#worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: HashReply) => this.#waiting.shift()?.(reply));
    // A thread that ends loses its hashes; a caller that needs one reads the bytes again.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#worker = null;
      const left = this.#waiting;
      this.#waiting = [];
      for (const settle of left) settle('lost');
    });
    this.#worker = worker;
    return worker;
  }

  #ask(worker: Worker, request: HashRequest): Promise<HashReply | 'lost'> {
    if (worker !== this.#worker) return Promise.resolve('lost');
    worker.postMessage(request);
    if (request.kind === 'drop') return Promise.resolve(null);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

interface HashParts {
  readonly worker: Worker;
  readonly id: number;
  readonly ask: (worker: Worker, request: HashRequest) => Promise<HashReply | 'lost'>;
}

/** The hashes of a stream of bytes, and their number. */
export class StreamHash {
  readonly #parts: HashParts;
  #position = 0;
  #isLost = false;

  constructor(parts: HashParts) {
    this.#parts = parts;
  }

  get position(): number {
    return this.#position;
  }

  /** Resolves when the block may be overwritten. */
  async update(bytes: ByteBlock): Promise<void> {
    this.#position += bytes.length;
    const { worker, id, ask } = this.#parts;
    if ((await ask(worker, { kind: 'update', id, bytes })) === 'lost') this.#isLost = true;
  }

  /** May be called once; null if the hashes were lost. */
  async finish(): Promise<ContentHash | null> {
    const { worker, id, ask } = this.#parts;
    const reply = this.#isLost ? 'lost' : await ask(worker, { kind: 'finish', id });
    return reply === 'lost' ? null : reply;
  }

  /** Discards the hash. */
  drop(): void {
    const { worker, id, ask } = this.#parts;
    void ask(worker, { kind: 'drop', id });
  }
}
