import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { VerdictKind } from '../verdict/index.ts';

export interface ToastMessage {
  readonly text: ReactNode;
  /** Below the text: until when a pet stays. */
  readonly detail?: ReactNode | undefined;
  /** What it is about. The toast becomes a card, with Undo as a button of full width. */
  readonly picture?: ReactNode | undefined;
  /** `error` stays until it is closed. */
  readonly tone?: 'plain' | 'error' | undefined;
  /** Shows a verdict's shape before the words, as for the offline queue. */
  readonly verdict?: VerdictKind | undefined;
  /** Undoes the action. */
  readonly onUndo?: (() => void) | undefined;
}

const shownForMs = 8000;

/** One queue for the whole app; the newest toast is at the bottom. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says that something happened. Returns what closes it early. */
export const showToast = (message: ToastMessage): (() => void) => {
  const key = toastQueue.add(message, message.tone === 'error' ? {} : { timeout: shownForMs });
  return () => toastQueue.close(key);
};

/** Closes every toast that is open. */
export function closeToasts(): void {
  toastQueue.clear();
}
