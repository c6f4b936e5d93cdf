import { productName } from '@clearpaw/domain';
import { useEffect, useRef } from 'react';

/**
 * Sets the window title to the page's title, and moves the focus to the page when it changes.
 * @param title the page's title; if omitted, only the product's name is shown
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
    // Screen readers announce the new page; the first page is announced by the browser.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
