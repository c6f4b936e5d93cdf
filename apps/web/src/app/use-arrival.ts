import { productName } from '@clearpaw/domain';
import { useEffect, useRef } from 'react';

/**
 * Names the page in the window's title, and moves the focus to it when it changes.
 * @param title the page's own; the product's name stands alone without one
 */
export function useArrival(title: string | undefined, path: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [title]);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // An address that names a part of the page leads the focus there.
    if (window.location.hash !== '') return;
    // A reader of screens hears where they are; the first page speaks for itself.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
