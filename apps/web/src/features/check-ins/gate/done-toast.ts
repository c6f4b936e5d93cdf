import { showToast, type ToastMessage } from '../../../ui/toast/index.ts';

let closeLast: () => void = () => {};

/** Says what was just done, until the next badge: an old word must never lie on a new answer. */
export function showDone(message: ToastMessage): void {
  closeLast();
  closeLast = showToast(message);
}

export function hideDone(): void {
  closeLast();
  closeLast = () => {};
}
