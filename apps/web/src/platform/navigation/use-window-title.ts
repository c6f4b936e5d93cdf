import { productName } from '@clearpaw/domain';
import { useEffect } from 'react';

/** Names the window after what the page shows, once that is known. */
export function useWindowTitle(name: string | undefined): void {
  useEffect(() => {
    // After the router, which names every page when it is opened.
    if (name) queueMicrotask(() => (document.title = `${name} · ${productName}`));
  }, [name]);
}
