/** Bytes as streams: cut into chunks, hashed and collected. */

export { chunked } from './chunked.ts';
export { bytesHashOf, type ContentHash } from './content-hash.ts';
export { HashThread, type StreamHash } from './hash-thread.ts';
export { readAllBytes } from './read-all.ts';
export { releaseAfterRead } from './release-after-read.ts';
