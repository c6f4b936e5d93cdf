import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue.ts';

// Fetched with the first toast: the area stands around every page, and public pages are to stay light.
const ToastRegion = lazy(() => import('./toast-region.tsx'));

const subscribe = (changed: () => void) => toastQueue.subscribe(changed);
const isNeeded = () => toastQueue.visibleToasts.length > 0;

/** Where toasts appear. Stands once in the app. */
export function ToastArea() {
  const needed = useSyncExternalStore(subscribe, isNeeded, () => false);
  return <Suspense>{needed && <ToastRegion />}</Suspense>;
}
