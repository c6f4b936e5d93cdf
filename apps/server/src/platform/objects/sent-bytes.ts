import { refusals } from './storage-refusal.ts';

/** Without the first bytes, which are here already. */
export async function* skipped(
  source: AsyncIterable<Uint8Array>,
  skipBytes: number,
): AsyncGenerator<Uint8Array> {
  let left = skipBytes;
  for await (const bytes of source) {
    if (left >= bytes.length) left -= bytes.length;
    else {
      yield left > 0 ? bytes.subarray(left) : bytes;
      left = 0;
    }
  }
}

/** Refuses the source once it has more bytes than this. */
export async function* limited(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let left = maxBytes;
  for await (const chunk of source) {
    left -= chunk.length;
    if (left < 0) throw refusals.tooLarge();
    yield chunk;
  }
}
