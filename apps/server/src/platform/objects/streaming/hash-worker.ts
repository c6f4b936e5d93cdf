import { createHash, type Hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashReply, HashRequest } from './hash-thread.ts';

const hashes = new Map<number, { readonly md5: Hash; readonly sha256: Hash }>();

/** Every request except `drop` is answered, in order. */
parentPort?.on('message', (request: HashRequest) => {
  const { id } = request;
  if (request.kind === 'drop') {
    hashes.delete(id);
    return;
  }
  const hash = hashes.get(id) ?? { md5: createHash('md5'), sha256: createHash('sha256') };
  if (request.kind === 'update') {
    hashes.set(id, hash);
    hash.md5.update(request.bytes);
    hash.sha256.update(request.bytes);
    parentPort?.postMessage(null satisfies HashReply);
    return;
  }
  hashes.delete(id);
  const sums = { md5: hash.md5.digest('base64'), sha256: hash.sha256.digest('hex') };
  parentPort?.postMessage(sums satisfies HashReply);
});
