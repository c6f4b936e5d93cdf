/** Copies a text, and says whether it did. */
export { copyText } from './copy-text.ts';
/** Where toasts appear; stands once in the app. */
export { ToastArea } from './toast-area.tsx';
/** Says that something happened, with Undo where it can be taken back. */
export { closeToasts, showToast, type ToastMessage } from './toast-queue.ts';
/** Toasts above a page's own bar. */
export { useToastsAbove } from './use-toasts-above.ts';
