import { useEffect } from 'react';

/**
 * Names the window after what the page shows, once that is known.
 * @param product the name that stands behind it in every title
 */
export function useWindowTitle(name: string | undefined, product: string): void {
  useEffect(() => {
    // After the router, which names every page when it is opened.
    if (name) queueMicrotask(() => (document.title = `${name} · ${product}`));
  }, [name, product]);
}
