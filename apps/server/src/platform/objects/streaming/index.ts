/** What identifies a content. */

/** Bytes on their way, in few large pieces. */
export { chunked } from './chunked.ts';
export { bytesHashOf, type ContentHash } from './content-hash.ts';
/** Sums of what passes, made in a thread of their own. */
export { HashThread, type StreamHash } from './hash-thread.ts';
/** All of a stream in one piece. */
export { readAllBytes } from './read-all.ts';
/** Chunks whose memory goes as soon as they are read. */
export { releaseAfterRead } from './release-after-read.ts';
