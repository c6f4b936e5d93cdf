import { createHash } from 'node:crypto';

/** Hashes that identify content: MD5 because the protocol has it (base64), SHA-256 because it is secure (hex). */
export interface ContentHash {
  readonly md5: string;
  readonly sha256: string;
}

export async function bytesHashOf(source: AsyncIterable<unknown> | Iterable<unknown>): Promise<ContentHash> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  for await (const chunk of source) {
    md5.update(chunk as Uint8Array);
    sha256.update(chunk as Uint8Array);
  }
  return { md5: md5.digest('base64'), sha256: sha256.digest('hex') };
}
