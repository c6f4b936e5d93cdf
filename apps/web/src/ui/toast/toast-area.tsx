import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue.ts';

const load = () => import('./toast-region.tsx');
// Not part of the first load: the area is on every page, and public pages should stay small. If it fails to load, only
// the toasts are missing.
const ToastRegion = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));

const subscribe = (changed: () => void) => toastQueue.subscribe(changed);
const isNeeded = () => toastQueue.visibleToasts.length > 0;

/** Where toasts appear. Rendered once in the app. */
export function ToastArea() {
  // Loaded once the page is idle, because the first toast may be the one that reports a lost connection.
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), 3_000);
    return () => clearTimeout(timer);
  }, []);
  const needed = useSyncExternalStore(subscribe, isNeeded, () => false);
  return <Suspense>{needed && <ToastRegion />}</Suspense>;
}
