/** What identifies a content. */
export { type ContentHash, hashOf } from './content-hash.ts';
/** Sums of what passes, made in a thread of their own. */
export { HashThread, type StreamHash } from './hash-thread.ts';
/** Bytes on their way, in few large pieces. */
export { chunked } from './in-blocks.ts';
/** All of a stream in one piece. */
export { readAll } from './read-all.ts';
/** Chunks whose memory goes as soon as they are read. */
export { releaseAfterRead } from './released.ts';
