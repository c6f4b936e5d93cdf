/** Large enough that a write, and a message to the hashing thread, cost little compared to the bytes themselves. */
const blockBytes = 1024 * 1024;
/** Unused blocks are kept for the next upload: reused memory is cheaper than new memory. */
const maxSpare = 16;
const spare: SharedArrayBuffer[] = [];

/** Bytes that another thread can read too. They are overwritten once the next block has been requested. */
export type ByteBlock = Uint8Array<SharedArrayBuffer>;

/**
 * Collects chunks into blocks; the next one is filled while the reader still uses this one. Each block belongs to the
 * reader until it requests another. If the source fails, what came before is yielded and then the error is thrown.
 */
export async function* chunked(source: AsyncIterable<Uint8Array>): AsyncGenerator<ByteBlock> {
  const filler = new Filler(source);
  const own = [spare.pop() ?? newBlock(), spare.pop() ?? newBlock()] as const;
  let turn = 0;
  let isDone = false;
  let coming = filler.fill(own[0]);
  try {
    while (!isDone) {
      const { block, isLast, problem } = await coming;
      turn = 1 - turn;
      isDone = isLast;
      if (!isLast) coming = filler.fill(own[turn as 0 | 1]);
      if (block.length > 0) yield block;
      if (problem !== undefined) throw problem;
    }
  } finally {
    // Memory that may still be written to is not reused.
    if (isDone && spare.length < maxSpare) spare.push(...own);
    filler.stop();
  }
}

function newBlock(): SharedArrayBuffer {
  return new SharedArrayBuffer(blockBytes);
}

interface Filled {
  readonly block: ByteBlock;
  readonly isLast: boolean;
  readonly problem?: unknown;
}

/** Fills one block after the other from a source; what does not fit goes into the next. */
class Filler {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);
  #isStopped = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Never rejects: an error of the source is returned together with what came before. */
  async fill(memory: SharedArrayBuffer): Promise<Filled> {
    const block = new Uint8Array(memory);
    let at = this.#take(block, 0);
    while (at < block.length) {
      try {
        const next = await this.#source.next();
        if (next.done === true || this.#isStopped) return { block: block.subarray(0, at), isLast: true };
        this.#rest = next.value;
      } catch (problem) {
        return { block: block.subarray(0, at), isLast: true, problem };
      }
      at += this.#take(block, at);
    }
    return { block, isLast: false };
  }

  #take(block: ByteBlock, at: number): number {
    const fits = Math.min(this.#rest.length, block.length - at);
    if (fits > 0) block.set(this.#rest.subarray(0, fits), at);
    this.#rest = this.#rest.subarray(fits);
    return fits;
  }

  /** No more bytes are wanted; the source is closed even while it is silent. */
  stop(): void {
    this.#isStopped = true;
    void this.#source.return?.().catch(() => {});
  }
}
