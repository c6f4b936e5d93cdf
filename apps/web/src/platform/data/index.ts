export { contentKey } from './content-key.ts';
export { adoptAnswer, DataProvider, forgetEverything, SeparateData } from './data-provider.tsx';
export {
  findKept,
  forgetReads,
  keepRead,
  keepReadsOf,
  notKept,
  personKey,
} from './read-or-kept.ts';
export { useAction } from './use-action.ts';
export { listQuery, readWhole, useAll } from './use-all.ts';
export { useCall } from './use-call.ts';
export { useIdempotencyKey } from './use-idempotency-key.ts';
export { useKeptAge } from './use-kept-age.ts';
export { usePages } from './use-pages.ts';
export { useReadAgain } from './use-read-again.ts';
export { useWatch, type WatchState } from './use-watch.ts';
/** Following what this tab writes. */
export { useWritten } from './use-written.ts';
