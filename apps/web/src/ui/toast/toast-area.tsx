import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toastQueue } from './toast-queue.ts';

const load = () => import('./toast-region.tsx');
// Not part of the first load: the area stands around every page, and public pages are to stay light.
// A failed load costs the toasts, never the page around them.
const ToastRegion = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));

const subscribe = (changed: () => void) => toastQueue.subscribe(changed);
const isNeeded = () => toastQueue.visibleToasts.length > 0;

/** Where toasts appear. Stands once in the app. */
export function ToastArea() {
  // Fetched when the page has come to rest, because the first toast may be the one that says the line is down.
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), 3_000);
    return () => clearTimeout(timer);
  }, []);
  const needed = useSyncExternalStore(subscribe, isNeeded, () => false);
  return <Suspense>{needed && <ToastRegion />}</Suspense>;
}
