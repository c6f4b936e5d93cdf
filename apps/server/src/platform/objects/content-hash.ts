import { createHash, type Hash } from 'node:crypto';

/** What identifies a content: MD5 because the wire names it (base64), SHA-256 because it proves something (hex). */
export interface ContentHash {
  readonly md5: string;
  readonly sha256: string;
}

/** Hashes bytes as they pass, and knows how far it has come. */
export class PassingHash {
  readonly #md5: Hash = createHash('md5');
  readonly #sha256: Hash = createHash('sha256');
  #position = 0;

  get position(): number {
    return this.#position;
  }

  update(chunk: Uint8Array): void {
    this.#md5.update(chunk);
    this.#sha256.update(chunk);
    this.#position += chunk.length;
  }

  /** Can be asked once. */
  finish(): ContentHash {
    return { md5: this.#md5.digest('base64'), sha256: this.#sha256.digest('hex') };
  }
}

export async function hashOf(source: AsyncIterable<unknown> | Iterable<unknown>): Promise<ContentHash> {
  const hash = new PassingHash();
  for await (const chunk of source) hash.update(chunk as Uint8Array);
  return hash.finish();
}
