/** Keys of what is typed and kept on the device. */
export { contentKey } from './content-key.ts';
/** The cache of this tab. */
export { DataProvider, forgetEverything } from './data-provider.tsx';
/** Reading without a network. */
export {
  findKept,
  forgetReads,
  keepRead,
  keepReadsOf,
  notKept,
  personKey,
  readOrKept,
} from './read-or-kept.ts';
/** Writing through the server's functions. */
export { useAction } from './use-action.ts';
/** Reading through the server's functions. */
export { useCall } from './use-call.ts';
/** Keys under which a request may be repeated. */
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useKeptAge } from './use-kept-age.ts';
/** Reading again what a stream or a refusal says has changed. */
export { useReadAgain } from './use-read-again.ts';
/** Following a stream while the screen is open. */
export { useWatch, type WatchState } from './use-watch.ts';
