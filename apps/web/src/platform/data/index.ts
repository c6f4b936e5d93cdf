/** The cache of this tab. */
export { DataProvider, forgetEverything } from './data-provider.tsx';
/** Writing through the server's functions. */
export { useAction } from './use-action.ts';
/** Reading through the server's functions. */
export { useCall } from './use-call.ts';
/** Following a stream while the screen is open. */
export { useWatch, type WatchState } from './use-watch.ts';
