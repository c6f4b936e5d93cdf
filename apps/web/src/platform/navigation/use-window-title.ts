import { useEffect } from 'react';

/**
 * Sets the window title to what the page shows, once that is known.
 * @param product the name at the end of every title
 */
export function useWindowTitle(name: string | undefined, product: string): void {
  useEffect(() => {
    // After the router, which names every page when it is opened.
    if (name) queueMicrotask(() => (document.title = `${name} · ${product}`));
  }, [name, product]);
}
