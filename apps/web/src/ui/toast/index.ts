export { copyText } from './copy-text.ts';
export { ToastArea } from './toast-area.tsx';
export { closeToasts, showToast, type ToastMessage } from './toast-queue.ts';
export { useToastsAbove } from './use-toasts-above.ts';
