import { createContext } from 'react';

/** How much of a failed read a message above it already says. */
export type SaidAbove = 'everything' | 'retry' | 'nothing';

/**
 * Of an error of a read on this page: with `everything` it is not shown again, with `retry` without a second button.
 * Dialogs lie above every message, so nothing is said above what they show.
 */
export const SaidAboveContext = createContext<(error: Error) => SaidAbove>(saidNowhere);

export function saidNowhere(): SaidAbove {
  return 'nothing';
}
